#include <satdoku/core/file_list.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/ui/prompt.hpp>
#include <iterator>

namespace satdoku::solving {
namespace {
/// Passes a formula on; throws Stopped after a stop.
class StoppableSink final : public cnf::ClauseSink {
  public:
    struct Stopped {};
    StoppableSink(cnf::ClauseSink& next, const std::stop_token& stop) : next_(next), stop_(stop) {}
    void variables(std::uint32_t count) override { next_.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override {
        constexpr std::uint32_t clauses_between_looks = 256;
        if (++clauses_ % clauses_between_looks == 0) look();
        next_.clause(literals);
    }
    void end() override {
        look();
        next_.end();
    }

  private:
    void look() const {
        if (stop_.stop_requested()) throw Stopped{};
    }

    cnf::ClauseSink& next_;
    const std::stop_token& stop_;
    std::uint32_t clauses_ = 0;
};
}  // namespace

std::vector<std::string> formula_files(const std::vector<std::string>& operands) {
    std::vector<std::string> files;
    for (const std::string& operand : operands) {
        if (operand == "-") {
            files.push_back(operand);
        } else {
            std::ranges::move(core::files_of_path(operand, formula_endings), std::back_inserter(files));
        }
    }
    return files;
}

/// Passes a formula on, and stores what replay() needs.
class FormulaInput::Keeper final : public cnf::ClauseSink {
  public:
    Keeper(FormulaInput& input, cnf::ClauseSink& next) : input_(input), next_(next) {}
    void variables(std::uint32_t count) override {
        input_.kept_.variables(count);
        input_.fingerprint_.variables(count);
        next_.variables(count);
    }
    void clause(std::span<const cnf::Literal> literals) override {
        next_.clause(literals);
        if (!input_.is_kept_) return input_.fingerprint_.clause(literals);
        input_.kept_.clause(literals);
        bytes_ += sizeof(std::size_t) + literals.size_bytes();
        if (bytes_ <= input_.most_kept_ || !input_.input_.can_rewind()) return;
        input_.is_kept_ = false;
        input_.kept_.replay(input_.fingerprint_);
        input_.kept_ = {};
    }
    void end() override { next_.end(); }

  private:
    FormulaInput& input_;
    cnf::ClauseSink& next_;
    std::size_t bytes_ = 0;
};

cnf::ReadReport FormulaInput::parse(cnf::ClauseSink& sink, const cnf::ReadOptions& options) {
    return cnf::read_dimacs([this](std::span<char> buffer) { return input_.read(buffer); }, input_.name(), sink,
                            options);
}

std::optional<cnf::ReadReport> FormulaInput::read(cnf::ClauseSink& sink, std::optional<frame::Interruptible>& work,
                                                  bool again) {
    work.reset();
    cnf::ReadOptions stoppable = options_;
    stoppable.stopped = frame::out_of_time;
    if (input_.can_rewind()) {
        work.emplace();
        stoppable.stopped = [stop = work->token()] { return stop.stop_requested(); };
    }
    Keeper keeper(*this, sink);
    cnf::ReadReport report;
    try {
        report = parse(again ? keeper : sink, stoppable);
    } catch (const core::Error& error) {
        if (error.key() != "file.stopped" || !frame::out_of_time()) throw;
        report.stopped = true;
    }
    if (report.stopped) return std::nullopt;
    if (!work) work.emplace();
    return report;
}

void FormulaInput::replay(cnf::ClauseSink& sink) {
    if (is_kept_) return kept_.replay(sink);
    cnf::Fingerprint now(&sink);
    const core::Error changed("solve.changed", {input_.name()});
    try {
        input_.rewind();
        parse(now, options_);
    } catch (const core::Error& error) {
        if (error.key().starts_with("dimacs.")) throw changed;
        throw;
    }
    if (!(now == fingerprint_)) throw changed;
}

void require_readable(const std::string& path) {
    std::error_code ignored;
    if (path != "-" && !std::filesystem::is_other(core::to_path(path), ignored)) core::Input{path};
}

std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<frame::Interruptible>& work) {
    return FormulaInput(path, options).read(sink, work);
}

bool read_or_ask(ui::Console& console, const std::function<void(bool relaxed)>& read) {
    try {
        read(false);
    } catch (const core::Error& error) {
        if (!cnf::is_relaxed_over(error)) throw;
        console.out() << console.fit(console.paint(ui::Style::bad, language::error_line(error)) + '\n');
        const bool is_harmless = error.key() == "dimacs.before_header";
        if (!ui::ask_yes_no(console, language::text("sat_menu.relaxed"), is_harmless).value_or(false)) return false;
        read(true);
    }
    return true;
}

int not_read(const frame::Context& context) {
    if (frame::out_of_time() && !context.quiet) context.console.note(language::text("solve.not_read"));
    return frame::exit_done;
}

bool replay(const cnf::ClauseSource& formula, cnf::ClauseSink& sink, const std::stop_token& stop) {
    StoppableSink stoppable(sink, stop);
    try {
        formula(stoppable);
    } catch (const StoppableSink::Stopped&) {
        return false;
    }
    return true;
}

std::string warnings_text(const cnf::ReadReport& report) {
    std::string lines;
    for (const core::Error& warning : report.warnings)
        lines += language::text("solve.warning", language::error_text(warning)) + '\n';
    return lines;
}

void show_warnings(const frame::Context& context, const cnf::ReadReport& report) {
    if (!context.quiet) context.console.warn(warnings_text(report));
}
}  // namespace satdoku::solving
