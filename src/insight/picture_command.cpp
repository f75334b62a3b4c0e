// satdoku picture FILE: a formula, or a search in it, as a picture.
#include "formula_picture.hpp"
#include "subject.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::insight {
namespace {
/// When a kind shows a search: never, with --heat, or always.
enum class Searching { never, with_heat, always };

struct PictureKind {
    std::string_view name;
    FormulaPicture (*make)(const PictureSubject& subject);
    Searching searching;
    bool of_formula = true;  ///< needs the clauses
    bool is_graph = false;   ///< can be written as DOT
    bool of_puzzle = false;  ///< needs the meaning of the variables
};

constexpr auto kinds = std::to_array<PictureKind>({
    {"interaction", interaction_picture, Searching::with_heat, true, true},
    {"matrix", matrix_picture, Searching::with_heat},
    {"lengths", lengths_picture, Searching::never},
    {"occurrences", occurrences_picture, Searching::never},
    {"search", search_picture, Searching::always, false},
    {"board", board_picture, Searching::always, true, false, true},
    {"literals", literals_picture, Searching::never, true, false, true},
});

/// The last one only for graphs.
constexpr std::array<std::string_view, 4> picture_formats = {"txt", "svg", "html", "dot"};

/// Without a limit for the search, this number of conflicts is enough for a typical heat.
constexpr std::uint64_t conflicts_for_heat = 100000;
constexpr std::string_view network_nodes = "1500";

const PictureKind& picture_kind(const frame::Arguments& arguments) {
    const auto name = arguments.text("kind");
    if (!name) return kinds.front();
    return *std::ranges::find_if(kinds, [&](const PictureKind& kind) { return kind.name == *name; });
}

class PictureRun {
  public:
    PictureRun(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), arguments_(arguments), kind_(picture_kind(arguments)),
          format_(frame::output_format(arguments, formats_of(kind_), "usage.format_of_picture")),
          request_(solving::solve_request(arguments)) {
        if (arguments.has("heat") && kind_.searching == Searching::never)
            throw core::Error("usage.no_heat", {std::string(kind_.name)});
        const bool is_limited = request_.limits.conflicts || request_.limits.seconds;
        if (kind_.searching == Searching::with_heat && !is_limited) request_.limits.conflicts = conflicts_for_heat;
    }

    int run() {
        subject_ = Subject::open(context_, arguments_, work_);
        if (!subject_) return frame::exit_done;
        frame::Output results(context_.console, arguments_);
        const cnf::ClauseList none;
        PictureSubject subject{
            .name = subject_->visible_name(), .formula = kind_.of_formula ? subject_->formula() : none, .note = {}};
        if (kind_.of_puzzle) subject.note = note();
        if (const auto* const layout = boards::layout_of(arguments_)) subject.layout = layout;
        subject.nodes = arguments_.integer("nodes").value_or(*core::parse_number<std::uint64_t>(network_nodes));
        subject.every = arguments_.integer("every").value_or(0);
        subject.stop = work_->token();
        if (kind_.searching == Searching::always || arguments_.has("heat")) {
            subject.name += " (" + searcher_of(subject_->header(request_)) + ")";
            // A signal ends it; the picture then shows the search so far.
            subject.search = [this](solve::Observer& observer) { subject_->observe(request_, observer, work_); };
        } else if (subject_->is_trace()) {
            // A file of which nothing more is needed may still be damaged.
            struct Ignored final : solve::Observer {
                void observe(const solve::Event&) override {}
            } ignored;
            subject_->observe(request_, ignored, work_, [] { return true; });
        }
        const FormulaPicture picture = kind_.make(subject);
        const PictureFormats formats{
            .txt = [&] { return picture.text(context_.console.columns()); },
            .svg = [&] { return draw::svg(picture.drawing, draw::Colours::fixed, picture.title); },
            .html = [&] { return page_of(picture); },
            .dot = picture.dot,
        };
        results.write(formats.written(format_));
        results.commit();
        return frame::exit_done;
    }

  private:
    static std::span<const std::string_view> formats_of(const PictureKind& kind) {
        return std::span(picture_formats).first(picture_formats.size() - (kind.is_graph ? 0 : 1));
    }

    /// The note before the header of the formula; none if the formula is not in a file that can be read again.
    puzzle::FormulaNote note() const {
        const std::string& path = arguments_.operands[0];
        const std::string of_formula =
            subject_->is_trace() ? arguments_.text("formula").value_or(subject_->formula_name()) : path;
        return core::is_regular_file(of_formula) ? puzzle::read_note(of_formula) : puzzle::FormulaNote{};
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    const PictureKind& kind_;
    std::string format_;
    solving::SolveRequest request_;
    std::optional<frame::Interruptible> work_;
    std::optional<Subject> subject_;
};

int run_picture(frame::Context& context, const frame::Arguments& arguments) {
    try {
        return PictureRun(context, arguments).run();
    } catch (const core::Error& error) {
        if (error.key() != "file.stopped" || !frame::out_of_time()) throw;
        if (!context.quiet) context.console.note(language::text("picture.not_drawn"));
        return frame::exit_done;
    }
}
}  // namespace

frame::Command picture_command() {
    return {.name = "picture",
            .operands = "FILE",
            .options = joined_options({{frame::choice_option("kind", core::names_of(kinds), kinds.front().name),
                                        {.name = "heat"},
                                        frame::integer_option("nodes", 1, 10000, network_nodes),
                                        {.name = "every", .value = frame::Value::integer, .smallest = 1}},
                                       solving::solve_options(),
                                       {boards::layout_option()},
                                       subject_options(),
                                       {frame::output_option(frame::contents::of_outputs)}}),
            .run = run_picture};
}
}  // namespace satdoku::insight
