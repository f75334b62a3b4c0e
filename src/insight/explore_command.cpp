// satdoku explore FILE: a page in which a search can be gone through in any direction. The page is a file by itself: its
// data are the formula, the events (see trace/packed.hpp) and words in both languages; everything that it shows it
// derives from them.
#include "pseudocode.hpp"
#include "subject.hpp"
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/trace/history.hpp>
#include <satdoku/trace/json_lines.hpp>
#include <satdoku/trace/packed.hpp>
#include <satdoku/wording/page_words.hpp>
#include <set>
#include <tuple>

namespace satdoku::insight {
extern const draw::PageSource explorer_page;  // made of the files in explorer

namespace {
using core::JsonWriter;
using solve::Event;
using Kind = Event::Kind;

/// A browser opens a page with this number of events in a second.
constexpr std::uint64_t standard_events = 100'000;
constexpr std::uint64_t most_events = 2'000'000;
/// A page with more literals in its formula would be too large to open.
constexpr std::uint64_t most_formula_literals = 4'000'000;
constexpr std::string_view html_only[] = {"html"};
constexpr std::size_t buckets_of_overview = 512;

/// The part of the run that the page holds, the whole run in few points, and what the part uses.
class ExploredRun final : public solve::Observer {
  public:
    ExploredRun(const cnf::ClauseList& formula, std::uint64_t from, std::uint64_t events, solve::EventKinds wanted)
        : part_(formula, from, events, wanted), overview_(buckets_of_overview), formula_size_(formula.size()) {}

    solve::EventKinds wants() const override { return part_.wants(); }
    void observe(const Event& event) override {
        if (!solve::is_detail(event.kind)) ++total_;
        if ((overview_.wants() & solve::only(event.kind)) != 0) overview_.observe(event);
        if (part_.full()) return;
        if (event.clause != 0 && event.clause <= formula_size_ &&
            (event.kind == Kind::propagation || event.kind == Kind::conflict))
            used_.insert(event.clause);
        part_.observe(event);
    }

    const trace::PackedEvents& part() const { return part_; }
    const trace::History& overview() const { return overview_; }
    const std::set<std::uint64_t>& used() const { return used_; }
    std::uint64_t total() const { return total_; }

  private:
    trace::PackedEvents part_;
    trace::History overview_;
    std::uint64_t formula_size_;
    std::set<std::uint64_t> used_;  ///< clauses of the formula that were reasons or false in the part
    std::uint64_t total_ = 0;
};

/// Finds the event of a conflict.
class ConflictCounter final : public solve::Observer {
  public:
    explicit ConflictCounter(std::uint64_t wanted) : wanted_(wanted) {}
    void observe(const Event& event) override {
        if (done() || solve::is_detail(event.kind)) return;
        ++number_;
        if (event.kind == Kind::conflict) ++conflicts_;
    }
    bool done() const { return conflicts_ >= wanted_; }
    std::uint64_t number() const { return number_; }
    std::uint64_t conflicts() const { return conflicts_; }

  private:
    std::uint64_t wanted_;
    std::uint64_t conflicts_ = 0;
    std::uint64_t number_ = 0;
};

/// What a formula of a puzzle is about.
struct PuzzleBoard {
    puzzle::Numbering numbering;
    std::optional<grid::Board> givens;
};

/// Writes the lines between boxes and around grids: from column and row to column and row.
void write_rules(JsonWriter& json, const grid::Layout& layout) {
    for (const bool across : {true, false}) {
        const int lines = across ? layout.canvas_rows() : layout.canvas_columns();
        const int length = across ? layout.canvas_columns() : layout.canvas_rows();
        const int step = across ? layout.between_rules().box_rows : layout.between_rules().box_columns;
        const auto cell = [&](int line, int place) {
            return across ? layout.cell_on_canvas(line, place) : layout.cell_on_canvas(place, line);
        };
        for (int line = 0; line <= lines; line += step) {
            int begin = -1;  // of the line under way
            for (int place = 0; place <= length; ++place) {
                const bool continues =
                    place < length && layout.is_rule_between(cell(line - 1, place), cell(line, place));
                if (continues && begin < 0) begin = place;
                if (continues || begin < 0) continue;
                json.array(across ? std::array{begin, line, place, line} : std::array{line, begin, line, place});
                begin = -1;
            }
        }
    }
}

void write_board(JsonWriter& json, const PuzzleBoard& board) {
    const puzzle::Numbering& numbering = board.numbering;
    const grid::Layout& layout = numbering.layout();
    std::vector<std::vector<std::uint32_t>> variables(
        static_cast<std::size_t>(layout.cell_count()),
        std::vector<std::uint32_t>(static_cast<std::size_t>(layout.side())));
    std::vector<std::pair<std::uint32_t, std::uint32_t>> same;  // variables that mean the same, where grids overlap
    for (std::uint32_t index = 0; index < numbering.count(); ++index) {
        const auto fact = numbering.fact(cnf::Variable(index));
        if (!fact) continue;
        auto& variable = variables[layout.cell(fact->place)][static_cast<std::size_t>(fact->digit - 1)];
        if (variable == 0) {
            variable = index + 1;
        } else {
            same.emplace_back(index + 1, variable);
        }
    }
    json.key("board").begin_object().member("digits", layout.side()).key("same").begin_object();
    for (const auto& [other, variable] : same) json.member(std::to_string(other), variable);
    json.end_object().key("cells").begin_array();
    for (int row = 0; row < layout.canvas_rows(); ++row) {
        for (int column = 0; column < layout.canvas_columns(); ++column) {
            const auto cell = layout.cell_on_canvas(row, column);
            if (!cell) continue;
            json.begin_object().member("row", row).member("column", column);
            json.member("given", board.givens ? int{board.givens->digits[*cell]} : 0)
                .key("variables")
                .array(variables[*cell]);
            json.end_object();
        }
    }
    json.end_array().key("lines").begin_array();
    write_rules(json, layout);
    json.end_array().end_object();
}

void write_counts(JsonWriter& json, const trace::Counts& counts) {
    json.key("before").begin_object();
    json.member("decisions", counts.decisions).member("flips", counts.flips);
    json.member("propagations", counts.propagations).member("conflicts", counts.conflicts);
    json.member("learned", counts.learned).member("restarts", counts.restarts);
    json.member("reductions", counts.reductions).end_object();
}

struct PageContent {
    const trace::Header& header;
    std::string name;  ///< of the formula, as it may be shown
    const cnf::ClauseList& formula;
    const ExploredRun& run;
    std::uint64_t first;
    wording::ClauseWords words;
    solving::LiteralNames names;  ///< for literals that have no words
    const PuzzleBoard* board;
    bool quiz;
};

std::string data_of(const PageContent& page) {
    const trace::PackedEvents& part = page.run.part();
    std::string text;
    JsonWriter json(text);
    json.begin_object().member("formula", page.name).member("engine", page.header.engine);
    json.member("branching", page.header.branching).member("seed", page.header.seed);
    json.key("settings").array(page.header.settings);
    json.member("variables", page.formula.variable_count()).member("clauseCount", page.formula.size());
    json.member("first", page.first).member("preceding", part.preceding()).member("total", page.run.total());
    json.member("verdict", page.run.overview().verdict());
    json.member("language", language::spoken_language_tag()).member("quiz", page.quiz);
    write_counts(json, part.counts_before());
    json.key("kinds").begin_array();
    for (std::size_t kind = 0; kind < trace::kind_names.size(); ++kind) {
        auto fields = trace::field_names(static_cast<Kind>(kind));
        std::erase(fields, "steps");
        json.begin_object().member("name", trace::kind_names[kind]).key("fields").array(fields).end_object();
    }
    json.end_array().key("words").begin_array();
    for (std::uint32_t word = 0; word < part.words().size(); ++word) json.value(part.words()[word]);
    json.end_array().key("overview").begin_array();
    for (const trace::History::Bucket& bucket : page.run.overview().buckets())
        json.begin_object().member("level", bucket.level.empty() ? 0 : bucket.level.greatest()).end_object();
    json.end_array();
    json.key("names").begin_object();
    if (page.words) {
        for (std::uint32_t index = 0; index < page.formula.variable_count(); ++index) {
            const std::string name = page.words.literal(cnf::Literal(cnf::Variable(index), false));
            if (!name.empty()) json.member(std::to_string(index + 1), name);
        }
    } else {
        for (const auto& [name, variable] : page.names.all()) json.member(std::to_string(variable.index() + 1), name);
    }
    json.end_object().key("rules").begin_object();
    for (const auto spoken : {language::Language::english, language::Language::chinese}) {
        const language::SpokenMeanwhile meanwhile(spoken);
        json.key(language::spoken_language_tag()).begin_object();
        for (const std::uint64_t number : page.run.used())
            if (page.words) json.member(std::to_string(number), page.words.clause(page.formula[number - 1]));
        json.end_object();
    }
    json.end_object();
    if (page.board != nullptr) write_board(json, *page.board);
    json.key("code").begin_array();
    for (const CodeLine& line : code_lines())
        json.begin_object()
            .member("engine", line.engine)
            .member("key", line.key)
            .member("depth", line.depth)
            .member("steps", line.steps)
            .end_object();
    json.end_array();
    wording::write_page_words(json, "explore.page.");
    std::string clauses;
    for (std::size_t index = 0; index < page.formula.size(); ++index)
        trace::append_packed(clauses, page.formula[index]);
    json.member("clauses", trace::base64(clauses)).member("events", trace::base64(part.bytes())).end_object();
    return text;
}

/// The board of a formula without the comments of a puzzle, if it says of each cell in a clause of its own that the cell
/// holds a digit; nothing for formulas of other kinds. Its givens are unit clauses.
std::optional<grid::Board> board_by_clauses(const cnf::ClauseList& formula) {
    const auto numbering = puzzle::find_numbering(formula.variable_count());
    if (!numbering) return std::nullopt;
    grid::Board board(numbering->layout());
    std::map<std::tuple<int, int, int>, std::vector<std::uint32_t>> cells;
    for (std::uint32_t index = 0; index < numbering->count(); ++index) {
        const auto fact = numbering->fact(cnf::Variable(index));
        if (fact) cells[{fact->place.grid, fact->place.row, fact->place.column}].push_back(index);
    }
    std::set<std::vector<std::uint32_t>> positive;
    for (std::size_t index = 0; index < formula.size(); ++index) {
        std::vector<std::uint32_t> clause;
        for (const cnf::Literal literal : formula[index])
            if (!literal.negative()) clause.push_back(literal.variable().index());
        if (clause.size() != formula[index].size()) continue;
        std::ranges::sort(clause);
        positive.insert(std::move(clause));
    }
    for (const auto& [place, variables] : cells) {
        if (!positive.contains(variables)) return std::nullopt;
        for (const std::uint32_t variable : variables) {
            if (!positive.contains({variable})) continue;
            const auto [grid, row, column] = place;
            board.digits[board.layout->cell(grid, row, column)] =
                static_cast<std::uint8_t>(numbering->fact(cnf::Variable(variable))->digit);
        }
    }
    return board;
}

/// What the comments of a puzzle's formula say, or its clauses; a layout is in it only if it is a puzzle.
puzzle::FormulaNote note_of(const std::string& path, const cnf::ClauseList& formula) {
    puzzle::FormulaNote note;
    if (core::is_regular_file(path)) note = puzzle::read_note(path);
    if (note.layout != nullptr) return note;
    if (!note.givens) note.givens = board_by_clauses(formula);
    if (note.givens) note.layout = note.givens->layout;
    return note;
}

/// Nothing for formulas of other kinds.
std::optional<PuzzleBoard> board_of(const puzzle::FormulaNote& note, std::uint32_t variables) {
    if (note.layout == nullptr) return std::nullopt;
    try {
        return PuzzleBoard{puzzle::numbering_of(note, note.layout, variables), note.givens};
    } catch (const core::Error&) {
        return std::nullopt;  // the note of another formula
    }
}

/// The number of the first event: of --from, or half of the events before the conflict of --around.
std::uint64_t first_event(Subject& subject, const frame::Arguments& arguments, const solving::SolveRequest& request,
                          std::uint64_t events, std::optional<frame::Interruptible>& work) {
    if (arguments.has("from") && arguments.has("around")) throw core::Error("usage.both", {"--from", "--around"});
    const auto conflict = arguments.integer("around");
    if (!conflict) return arguments.integer("from").value_or(1);
    ConflictCounter counter(*conflict);
    subject.observe(request, counter, work, [&counter] { return counter.done(); });
    if (!counter.done() && frame::caught_signal() == 0) {
        throw core::Error("conflict.too_few",
                          {subject.visible_name(), std::to_string(counter.conflicts()), std::to_string(*conflict)});
    }
    return counter.number() > events / 2 ? counter.number() - events / 2 : 1;
}

int run_explore(frame::Context& context, const frame::Arguments& arguments) {
    const solving::SolveRequest chosen = solving::solve_request(arguments);
    frame::output_format(arguments, html_only);
    const std::uint64_t events = arguments.integer("events").value_or(standard_events);
    std::optional<frame::Interruptible> work;
    auto subject = Subject::open(context, arguments, work);
    if (!subject) return frame::exit_done;
    const solving::SolveRequest request = subject->with_decisions(chosen, arguments);
    const cnf::ClauseList& formula = subject->formula();
    const std::uint64_t literals = formula.literals().size();
    if (literals > most_formula_literals) {
        throw core::Error("explore.too_large",
                          {subject->visible_name(), std::to_string(literals), std::to_string(most_formula_literals)});
    }
    frame::Output results(context.console, arguments);
    const std::uint64_t first = first_event(*subject, arguments, request, events, work);
    const bool shows_watches = arguments.has("watches");
    ExploredRun run(formula, first, events, shows_watches ? solve::all_kinds : solve::usual_kinds);
    const auto prepare = [&](solve::Engine& engine) {
        if (!context.quiet && arguments.has("output")) solving::show_progress(engine, context.console);
    };
    subject->observe(request, run, work, {}, prepare);
    context.console.progress({});
    if (frame::caught_signal() == 0) work.reset();  // from here on a signal ends the program at once
    if (run.part().kept() == 0) {
        if (frame::caught_signal() != 0) return frame::exit_done;
        throw core::Error("explore.no_events",
                          {subject->visible_name(), std::to_string(run.total()), std::to_string(first)});
    }
    const std::string path = arguments.text("formula").value_or(subject->formula_name());
    const puzzle::FormulaNote note = note_of(path, formula);
    const auto board = board_of(note, formula.variable_count());
    const trace::Header header = subject->header(request);
    const PageContent content{header,
                              subject->visible_name(),
                              formula,
                              run,
                              first,
                              wording::words_of(note, formula.variable_count()),
                              solving::LiteralNames(path),
                              board ? &*board : nullptr,
                              arguments.has("quiz")};
    results.write(draw::page_with_data(explorer_page, content.name, language::spoken_language_tag(), data_of(content)));
    results.commit();
    if (!context.quiet && arguments.has("output"))
        context.console.note(language::text("explore.written", run.part().kept(), run.total()));
    return frame::exit_done;
}
}  // namespace

frame::Command explore_command() {
    static const std::string standard = std::to_string(standard_events);
    return {.name = "explore",
            .operands = "FILE",
            .options = joined_options(
                {{frame::integer_option("events", 1, most_events, standard),
                  {.name = "from", .value = frame::Value::integer, .smallest = 1, .help_key = "explore.option_from"},
                  {.name = "around", .value = frame::Value::integer, .smallest = 1},
                  {.name = "watches"},
                  {.name = "quiz"},
                  decide_option(),
                  frame::output_option(frame::contents::page)},
                 solving::solve_options(),
                 subject_options()}),
            .run = run_explore};
}
}  // namespace satdoku::insight
