#include "replay.hpp"
#include <satdoku/core/numbers.hpp>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <satdoku.h>
#include <stdexcept>

namespace satdoku::test {
namespace {
/// Takes the first word off the rest of a line.
std::string_view take_word(std::string_view& rest) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
}

/// Reads lines of a record.
class Reader {
  public:
    Reader(std::string_view text, const std::string& name) : text_(text), name_(name) {}

    std::vector<RecordedCall> read() {
        next_line();
        if (!line_.starts_with("satdoku ")) fail("the first line of a record");
        while (next_line()) {
            if (line_.empty() || line_.starts_with("c ")) continue;
            const unsigned solver = take_solver();
            if (line_.starts_with("= ")) {
                of(solver).result = number<std::int64_t>(line_.substr(2));
            } else if (line_.starts_with("> ")) {
                of(solver).answers.push_back(answer(line_.substr(2)));
            } else {
                calls_.push_back(call(solver));
            }
        }
        return std::move(calls_);
    }

  private:
    bool next_line() {
        if (at_ >= text_.size()) return false;
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        line_ = text_.substr(at_, end - at_);
        at_ = end + 1;
        ++number_;
        return true;
    }

    [[noreturn]] void fail(std::string_view expected) const {
        throw std::runtime_error(name_ + ':' + std::to_string(number_) + ": expected " + std::string(expected) +
                                 ", found '" + std::string(line_) + '\'');
    }

    template <typename Number> Number number(std::string_view word) const {
        const auto parsed = core::parse_number<Number>(word);
        if (!parsed) fail("numbers");
        return *parsed;
    }

    unsigned take_solver() {
        if (!line_.starts_with('@')) return 1;
        const std::size_t end = line_.find(' ');
        if (end == std::string_view::npos) fail("a call");
        const auto solver = number<unsigned>(line_.substr(1, end - 1));
        line_.remove_prefix(end + 1);
        return solver;
    }

    /// The latest call of a solver.
    RecordedCall& of(unsigned solver) {
        const auto found = std::find_if(calls_.rbegin(), calls_.rend(),
                                        [&](const RecordedCall& call) { return call.solver == solver; });
        if (found == calls_.rend()) fail("a call");
        return *found;
    }

    RecordedAnswer answer(std::string_view rest) const {
        RecordedAnswer answer;
        const auto question = core::parse_number<std::uint64_t>(take_word(rest));
        answer.name = take_word(rest);
        if (!question || answer.name.empty()) fail("a call");
        answer.question = *question;
        while (!rest.empty()) answer.numbers.push_back(number<std::int32_t>(take_word(rest)));
        return answer;
    }

    /// A path may contain =: the result follows the last one, unless the program ended within the call.
    RecordedCall call(unsigned solver) const {
        RecordedCall call;
        call.line = number_;
        call.solver = solver;
        std::string_view rest = line_;
        const std::optional<std::size_t> before_path = Replay::words_before_path(rest.substr(0, rest.find(' ')));
        if (const std::size_t result = rest.rfind(" = "); result != std::string_view::npos) {
            const std::string_view word = rest.substr(result + 3);
            call.result = core::parse_number<std::int64_t>(word);
            if (!call.result && !before_path) fail("numbers");
            if (call.result) rest = rest.substr(0, result);
        }
        call.name = take_word(rest);
        while (!rest.empty() && call.words.size() != before_path) call.words.emplace_back(take_word(rest));
        if (before_path) call.words.emplace_back(rest);
        if (!Replay::knows(call)) fail("a call");
        return call;
    }

    std::string_view text_;
    const std::string& name_;
    std::size_t at_ = 0;
    std::uint64_t number_ = 0;
    std::string_view line_;
    std::vector<RecordedCall> calls_;
};
}  // namespace

std::vector<RecordedCall> read_record(std::string_view text, const std::string& name) {
    return Reader(text, name).read();
}

/// A solver, and its callbacks, which answer as recorded.
struct Replay::Player {
    explicit Player(satdoku_solver* handle) : solver(handle, satdoku_release) {}

    void begin(const RecordedCall& made) {
        call = &made;
        question = polls = 0;
        next = next_poll = 0;
        strayed = false;
        clause.clear();
        given.clear();
    }

    /// The recorded answer to the next question, if it is one of these; calls of the solver that belong to it are made.
    const RecordedAnswer* ask(std::initializer_list<std::string_view> names) {
        ++question;
        for (; next < call->answers.size(); ++next) {
            const RecordedAnswer& answer = call->answers[next];
            if (answer.name == "terminate") continue;
            if (answer.question > question) break;
            const bool is_now = answer.question == question;
            if (is_made(answer)) {
                // Notifications, which are not questions, had calls with the number of the question before them.
                if (is_now) make(answer);
            } else if (is_now && std::find(names.begin(), names.end(), answer.name) != names.end()) {
                ++next;
                return &answer;
            } else {
                strayed = true;
            }
        }
        return nullptr;
    }

    /// A call has ended: all answers should have been asked for.
    void end() {
        for (; next < call->answers.size(); ++next)
            strayed = strayed || (call->answers[next].name != "terminate" && !is_made(call->answers[next]));
    }

    /// Whether it is a call that was made from a callback.
    static bool is_made(const RecordedAnswer& answer) {
        return answer.name == "observe" || answer.name == "force-backtrack" || answer.name == "is-decision";
    }
    void make(const RecordedAnswer& answer) {
        const std::int32_t number = answer.numbers.empty() ? 0 : answer.numbers.front();
        if (answer.name == "observe") satdoku_observe(solver.get(), number);
        if (answer.name == "force-backtrack") satdoku_force_backtrack(solver.get(), static_cast<std::size_t>(number));
        if (answer.name == "is-decision") satdoku_is_decision(solver.get(), number);
    }

    std::int32_t literal(std::string_view name) {
        const RecordedAnswer* const answer = ask({name});
        return answer == nullptr || answer->numbers.empty() ? 0 : answer->numbers.front();
    }

    /// The next literal of a clause, then 0. @param otherwise  of a tautology, if no clause is recorded
    std::int32_t take(std::string_view name, std::int32_t otherwise) {
        if (clause.empty()) {
            const RecordedAnswer* const answer = ask({name});
            strayed = strayed || answer == nullptr;
            clause = answer == nullptr ? std::vector{otherwise, -otherwise} : answer->numbers;
            given.push_back({clause, name == "clause" && permanent});
            clause.push_back(0);
            std::reverse(clause.begin(), clause.end());
        }
        const std::int32_t literal = clause.back();
        clause.pop_back();
        return literal;
    }

    bool terminates() {
        ++polls;
        const auto is_past = [&](const RecordedAnswer& answer) {
            return answer.name != "terminate" || answer.question < polls;
        };
        while (next_poll < call->answers.size() && is_past(call->answers[next_poll])) ++next_poll;
        return next_poll < call->answers.size() && call->answers[next_poll].question == polls;
    }

    int connect(const std::vector<std::string>& words);

    std::unique_ptr<satdoku_solver, void (*)(satdoku_solver*)> solver;
    const RecordedCall* call = nullptr;
    std::uint64_t question = 0, polls = 0;
    std::size_t next = 0, next_poll = 0;  ///< answers of the call, those of questions and of terminate
    bool strayed = false;
    std::vector<std::int32_t> clause;  ///< that is being given, from its end
    bool permanent = false;            ///< the next clause that is not a reason
    std::vector<GivenClause> given;
};

namespace {
template <typename Player> Player& player(void* data) { return *static_cast<Player*>(data); }
}  // namespace

int Replay::Player::connect(const std::vector<std::string>& words) {
    if (words.empty() || words.front() == "0") return satdoku_connect_propagator(solver.get(), nullptr);
    const auto has = [&](const char* word) { return std::find(words.begin(), words.end(), word) != words.end(); };
    satdoku_propagator propagator{};
    propagator.data = this;
    propagator.is_lazy = has("lazy") ? 1 : 0;
    propagator.notify_assignment = [](void*, const std::int32_t*, std::size_t) {};
    propagator.notify_new_decision_level = [](void*) {};
    propagator.notify_backtrack = [](void*, std::size_t) {};
    propagator.cb_check_found_model = [](void* data, const std::int32_t*, std::size_t) {
        return player<Player>(data).ask({"refuse"}) == nullptr ? 1 : 0;
    };
    if (has("decide")) propagator.cb_decide = [](void* data) { return player<Player>(data).literal("decide"); };
    if (has("propagate")) {
        propagator.cb_propagate = [](void* data) { return player<Player>(data).literal("propagate"); };
        propagator.cb_add_reason_clause_lit = [](void* data, std::int32_t propagated) {
            return player<Player>(data).take("reason", propagated);
        };
    }
    if (has("clause")) {
        propagator.cb_has_external_clause = [](void* data, int* is_forgettable) {
            const RecordedAnswer* const answer = player<Player>(data).ask({"forgettable", "permanent"});
            if (answer == nullptr) return 0;
            player<Player>(data).permanent = answer->name == "permanent";
            *is_forgettable = answer->name == "forgettable" ? 1 : 0;
            return 1;
        };
        propagator.cb_add_external_clause_lit = [](void* data) { return player<Player>(data).take("clause", 1); };
    }
    return satdoku_connect_propagator(solver.get(), &propagator);
}

/// The calls by name.
struct Replay::Calls {
    using Words = std::vector<std::string>;

    /// How a call is made, and whether it can have such arguments.
    struct Form {
        std::int64_t (*make)(Replay& replay, Player& player, const Words& words);
        bool (*fits)(const Words& words);
    };
    struct Row {
        std::string_view name;
        Form form;
        bool answers = false;                                   ///< its result is recorded in every case
        std::optional<std::size_t> before_path = std::nullopt;  ///< words before its last argument, which is a path
    };

    static const std::vector<Row>& rows();
    static const Row* find(std::string_view name) {
        const auto row = std::find_if(rows().begin(), rows().end(), [&](const Row& each) { return each.name == name; });
        return row == rows().end() ? nullptr : &*row;
    }

    /// A number, or the word itself.
    template <typename Argument> static std::optional<Argument> read(const std::string& word) {
        if constexpr (std::is_same_v<Argument, const char*>) {
            return word.c_str();
        } else {
            return core::parse_number<Argument>(word);
        }
    }
    template <typename Argument = std::int32_t> static Argument argument(const Words& words, std::size_t index = 0) {
        static const std::string none;
        return read<Argument>(index < words.size() ? words[index] : none).value_or(Argument{});
    }
    static std::vector<std::int32_t> numbers(const Words& words) {
        std::vector<std::int32_t> numbers;
        for (std::size_t index = 0; index < words.size(); ++index) numbers.push_back(argument(words, index));
        return numbers;
    }
    // -- How arguments are written: one of each of these types; or any count of literals
    template <typename... Argument> static bool written(const Words& words) {
        [[maybe_unused]] auto word = words.begin();
        return words.size() == sizeof...(Argument) && (read<Argument>(*word++).has_value() && ...);
    }
    static bool literals(const Words& words) {
        return std::all_of(words.begin(), words.end(),
                           [](const std::string& each) { return read<std::int32_t>(each).has_value(); });
    }
    static bool propagator(const Words& words) { return !words.empty() && words.size() <= 5; }
    // -- How calls are made: of the arguments that the function has; of literals; and others
    template <auto function, typename Result, typename... Argument>
    static Form form_of(Result (*)(satdoku_solver*, Argument...)) {
        return {[](Replay&, Player& on, const Words& words) -> std::int64_t {
                    return [&]<std::size_t... index>(std::index_sequence<index...>) {
                        return function(on.solver.get(), argument<Argument>(words, index)...);
                    }
                    (std::index_sequence_for<Argument...>());
                },
                written<Argument...>};
    }
    template <auto function> static Form of() { return form_of<function>(function); }
    template <auto function> static std::int64_t of_literals(Replay&, Player& on, const Words& words) {
        return function(on.solver.get(), numbers(words).data(), words.size());
    }
    template <auto function> static std::int64_t visit(Replay&, Player& on, const Words&) {
        return function(on.solver.get(), nullptr, [](void*, const std::int32_t*, std::size_t) { return 1; });
    }
    static std::int64_t open_proof(Replay& replay, Player& on, const Words& words) {
        return satdoku_open_proof(on.solver.get(), new_file(replay).c_str(), argument(words));
    }
    static std::int64_t open_axioms(Replay& replay, Player& on, const Words&) {
        return satdoku_open_axioms(on.solver.get(), new_file(replay).c_str());
    }
    static std::int64_t implied(Replay&, Player& on, const Words&) {
        const std::int32_t* literals = nullptr;
        return static_cast<std::int64_t>(satdoku_implied(on.solver.get(), &literals));
    }
    static std::int64_t set_terminate(Replay&, Player& on, const Words& words) {
        constexpr auto asked = [](void* data) { return player<Player>(data).terminates() ? 1 : 0; };
        return satdoku_set_terminate(on.solver.get(), &on, argument(words) != 0 ? +asked : nullptr);
    }
    static std::int64_t set_learn(Replay&, Player& on, const Words& words) {
        constexpr auto ignore = [](void*, std::int32_t*) {};
        return satdoku_set_learn(on.solver.get(), nullptr, argument(words),
                                 argument(words, 1) != 0 ? +ignore : nullptr);
    }
    static std::int64_t set_fixed(Replay&, Player& on, const Words& words) {
        constexpr auto ignore = [](void*, std::int32_t) {};
        return satdoku_set_fixed(on.solver.get(), nullptr, argument(words) != 0 ? +ignore : nullptr);
    }
    static std::int64_t connect(Replay&, Player& on, const Words& words) { return on.connect(words); }
    static std::int64_t copy(Replay& replay, Player& on, const Words&) {
        satdoku_solver* const copy = satdoku_copy(on.solver.get());
        if (copy == nullptr) return 0;
        const std::int64_t recorded = on.call->result.value_or(0);
        auto number = static_cast<unsigned>(recorded);
        if (recorded < 1 || recorded != std::int64_t{number} || replay.players_.contains(number))
            number = replay.players_.rbegin()->first + 1;
        replay.players_.emplace(number, std::make_unique<Player>(copy));
        return number;
    }
    static std::int64_t release(Replay&, Player& on, const Words&) {
        on.solver.reset();
        return 1;
    }

    /// A file of its own in the place of a path.
    static std::string new_file(Replay& replay) {
        const std::string name = "satdoku-replay-" + std::to_string(std::random_device()());
        replay.files_.push_back((std::filesystem::temp_directory_path() / name).string());
        return replay.files_.back();
    }
};

const std::vector<Replay::Calls::Row>& Replay::Calls::rows() {
    constexpr bool answers = true;
    static const std::vector<Row> rows = {
        {"option", of<satdoku_option>()},
        {"configure", of<satdoku_configure>()},
        {"threads", of<satdoku_threads>()},
        {"open-proof", {open_proof, written<std::int32_t, const char*>}, answers, 1},
        {"open-axioms", {open_axioms, written<const char*>}, answers, 0},
        {"close-proof", of<satdoku_close_proof>()},
        {"variables", of<satdoku_variables>()},
        {"add", of<satdoku_add>()},
        {"clause", {of_literals<satdoku_clause>, literals}},
        {"clauses", {of_literals<satdoku_clauses>, literals}},
        {"read", of<satdoku_read>(), answers, 0},
        {"assume", of<satdoku_assume>()},
        {"constrain", {of_literals<satdoku_constrain>, literals}},
        {"limit", of<satdoku_limit>()},
        {"solve", of<satdoku_solve>(), answers},
        {"propagate", of<satdoku_propagate>(), answers},
        {"implied", {implied, written<>}, answers},
        {"set-terminate", {set_terminate, written<std::int32_t>}},
        {"set-learn", {set_learn, written<std::int32_t, std::int32_t>}},
        {"set-fixed", {set_fixed, written<std::int32_t>}},
        {"connect-propagator", {connect, propagator}},
        {"observe", of<satdoku_observe>()},
        {"unobserve", of<satdoku_unobserve>()},
        {"force-backtrack", of<satdoku_force_backtrack>()},
        {"is-decision", of<satdoku_is_decision>(), answers},
        {"value", of<satdoku_value>(), answers},
        {"failed", of<satdoku_failed>(), answers},
        {"constraint-failed", of<satdoku_constraint_failed>(), answers},
        {"flippable", of<satdoku_flippable>(), answers},
        {"flip", of<satdoku_flip>(), answers},
        {"fixed", of<satdoku_fixed>(), answers},
        {"phase", of<satdoku_phase>()},
        {"unphase", of<satdoku_unphase>()},
        {"visit-clauses", {visit<satdoku_visit_clauses>, written<>}},
        {"visit-witnesses", {visit<satdoku_visit_witnesses>, written<>}},
        {"copy", {copy, written<>}, answers},
        {"release", {release, written<>}},
    };
    return rows;
}

bool Replay::knows(const RecordedCall& call) {
    const Calls::Row* const row = Calls::find(call.name);
    return row != nullptr && row->form.fits(call.words);
}

std::optional<std::size_t> Replay::words_before_path(std::string_view name) {
    const Calls::Row* const row = Calls::find(name);
    return row == nullptr ? std::nullopt : row->before_path;
}

std::optional<std::int64_t> Replay::expected(const RecordedCall& call) {
    const Calls::Row* const row = Calls::find(call.name);
    if (call.result || row == nullptr || row->answers) return call.result;
    return 1;
}

Replay::Replay() {
    if (std::getenv("SATDOKU_RECORD") != nullptr) throw std::runtime_error("SATDOKU_RECORD must not be set");
    players_.emplace(1, std::make_unique<Player>(satdoku_init()));
}

Replay::~Replay() {
    players_.clear();
    std::error_code ignored;
    for (const std::string& file : files_) std::filesystem::remove(file, ignored);
}

satdoku_solver* Replay::solver(unsigned number) const {
    const auto player = players_.find(number);
    return player == players_.end() ? nullptr : player->second->solver.get();
}

const std::vector<GivenClause>& Replay::given() const { return given_; }

bool Replay::strayed() const { return strayed_; }

std::int64_t Replay::play(const RecordedCall& call) {
    given_.clear();
    strayed_ = false;
    const Calls::Row* const row = Calls::find(call.name);
    if (row == nullptr || solver(call.solver) == nullptr) return 0;
    Player& on = *players_.at(call.solver);
    on.begin(call);
    const std::int64_t result = row->form.make(*this, on, call.words);
    on.end();
    given_ = on.given;
    strayed_ = on.strayed;
    return result;
}
}  // namespace satdoku::test
