#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>

#include <filesystem>
#include <system_error>
#include <vector>

namespace satdoku::solving {

namespace {

/// Looks now and then whether to stop.
class StoppableSink final : public cnf::ClauseSink {
  public:
    struct Stopped {};
    explicit StoppableSink(const std::stop_token& stop) : stop_(stop) {}
    void variables(std::uint32_t) override {}
    void clause(std::span<const cnf::Literal>) override {
        constexpr std::uint32_t clauses_between_looks = 256;
        if (++clauses_ % clauses_between_looks == 0) end();
    }
    void end() override {
        if (stop_.stop_requested()) throw Stopped{};
    }

  private:
    const std::stop_token& stop_;
    std::uint32_t clauses_ = 0;
};

}  // namespace

cnf::ReadReport FormulaInput::parse(cnf::ClauseSink& sink) {
    return cnf::read_dimacs([this](std::span<char> buffer) { return input_.read(buffer); }, input_.name(),
                            sink, options_);
}

std::optional<cnf::ReadReport> FormulaInput::read(cnf::ClauseSink& sink,
                                                  std::optional<frame::Interruptible>& work, bool again) {
    work.reset();
    if (input_.can_rewind()) work.emplace();
    std::vector<cnf::ClauseSink*> sinks = {&sink};
    if (again) sinks.push_back(input_.can_rewind() ? static_cast<cnf::ClauseSink*>(&told_) : &kept_);
    cnf::Tee all(std::move(sinks));
    cnf::ReadReport report;
    const bool whole = solving::tell([&](cnf::ClauseSink& stoppable) { report = parse(stoppable); }, all,
                                     work ? work->token() : std::stop_token());
    if (!whole) return std::nullopt;
    if (!work) work.emplace();
    return report;
}

void FormulaInput::tell(cnf::ClauseSink& sink) {
    if (!input_.can_rewind()) return kept_.replay(sink);
    cnf::Fingerprint now;
    cnf::Tee both({&now, &sink});
    const core::Error changed("solve.changed", {input_.name()});
    try {
        input_.rewind();
        parse(both);
    } catch (const core::Error& error) {
        if (error.key().starts_with("dimacs.")) throw changed;
        throw;
    }
    if (!(now == told_)) throw changed;
}

void require_readable(const std::string& path) {
    std::error_code ignored;
    if (path != "-" && !std::filesystem::is_other(path, ignored)) core::Input{path};
}

std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<frame::Interruptible>& work) {
    return FormulaInput(path, options).read(sink, work);
}

bool tell(const cnf::ClauseSource& formula, cnf::ClauseSink& sink, const std::stop_token& stop) {
    StoppableSink stoppable(stop);
    cnf::Tee both({&stoppable, &sink});
    try {
        formula(both);
    } catch (const StoppableSink::Stopped&) {
        return false;
    }
    return true;
}

std::string warnings_text(const cnf::ReadReport& report) {
    std::string lines;
    for (const core::Error& warning : report.warnings) {
        lines += language::text("solve.warning", language::error_text(warning)) + '\n';
    }
    return lines;
}

}  // namespace satdoku::solving
