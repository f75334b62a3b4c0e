// The common parts of the commands of this room. Their FILE is a formula, which an engine then searches, or a trace of
// a search that `satdoku trace` stored; its first byte distinguishes them.
//
//     std::optional<Interruptible> work;
//     auto subject = Subject::open(context, arguments, work);   // nothing: a signal came
//     trace::SearchTree tree;
//     subject->observe(request, tree, work);
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/solving/literal_names.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/trace/header.hpp>

namespace satdoku::insight {
/// The formats of pictures that are graphs or trees.
inline constexpr std::array<std::string_view, 4> graph_formats = {"txt", "svg", "dot", "html"};

/// A picture in each format, made on demand.
struct PictureFormats {
    std::function<std::string()> txt;
    std::function<std::string()> svg;
    std::function<std::string()> html;
    std::function<std::string()> dot;

    /// @param name  of a format, such as "svg"
    std::string written(std::string_view name) const {
        return name == "svg" ? svg() : name == "html" ? html() : name == "dot" ? dot() : txt();
    }
};

class Subject {
  public:
    /// Opens the first operand: reads a formula completely, with warnings to the console, or the first line of a trace.
    /// Nothing if a signal came first. Throws core::Error, also if options of the search are combined with a trace.
    /// @param arguments  --relaxed and --formula, if the command has them; solve_options()
    /// @param work       is set afterwards
    static std::optional<Subject> open(const frame::Context& context, const frame::Arguments& arguments,
                                       std::optional<frame::Interruptible>& work);

    Subject(Subject&&) noexcept;
    Subject& operator=(Subject&&) noexcept;
    ~Subject();

    bool is_trace() const;
    /// The path of the formula as given, or as in the trace; not safe to show.
    const std::string& formula_name() const;
    /// The name of its file as it may be shown; in pages it must be escaped.
    std::string visible_name() const;
    /// The formula; for a trace, the formula of --formula or of the file that the trace names. Throws core::Error if it
    /// cannot be read or is another formula.
    const cnf::ClauseList& formula();
    /// The meanings of literals and clauses, if the formula encodes a puzzle. For a trace they come from the same file
    /// as formula(); there are none if it cannot be read or is another formula. Throws core::Error if --formula names
    /// such a file.
    wording::ClauseWords words();
    /// The header of a trace of this search; of a stored trace its own.
    trace::Header header(const solving::SolveRequest& request) const;

    /// The request with the decisions of --decide. Throws core::Error.
    solving::SolveRequest with_decisions(solving::SolveRequest request, const frame::Arguments& arguments) const;

    /// The literals that an option lists, by their numbers or the names that the formula gives them. Throws core::Error.
    std::vector<cnf::Literal> literals(const frame::Arguments& arguments, std::string_view option) const;

    /// Runs an engine, whose model is checked against the formula, or reads the stored events. May be called again.
    /// Throws core::Error if a trace lacks events that the observer wants (except scores) or cannot be read again, and
    /// any exception of the observer. Decisions of the request that cannot be made are reported on the console.
    /// @param request  not used for a trace
    /// @param work     is set afterwards; a signal ends the run
    /// @param enough   called after each event: true ends the run
    /// @param prepare  called with the engine before it searches
    void observe(const solving::SolveRequest& request, solve::Observer& observer,
                 std::optional<frame::Interruptible>& work, const std::function<bool()>& enough = {},
                 const std::function<void(solve::Engine&)>& prepare = {});

  private:
    struct State;
    explicit Subject(std::unique_ptr<State> state);
    void read_stored(solve::Observer& observer, const std::stop_token& stop);
    std::unique_ptr<State> state_;
};

/// The engine or strategy of a search, as --strategies names it, and every setting: "dlis+pure-literals, decide=1".
std::string searcher_of(const trace::Header& header);

/// --decide: literals that are decided first.
frame::Option decide_option();
/// The literals that an option lists. Throws core::Error for what is not a literal.
std::vector<cnf::Literal> listed_literals(const frame::Arguments& arguments, std::string_view option,
                                          std::uint32_t variables, const solving::LiteralNames& names);

/// --relaxed and --formula: the options of Subject::open() besides solve_options().
std::vector<frame::Option> subject_options();

/// The options of all lists, in their order.
std::vector<frame::Option> joined_options(const std::vector<std::vector<frame::Option>>& lists);
}  // namespace satdoku::insight
