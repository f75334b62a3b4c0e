#include "formula_input.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/ui/text.hpp>

#include <cstdint>
#include <filesystem>
#include <span>
#include <stop_token>

namespace satdoku::app {

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

std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<Interruptible>& work) {
    work.reset();
    std::error_code ignored;
    if (std::filesystem::is_regular_file(path, ignored)) work.emplace();
    const std::stop_token stop = work ? work->token() : std::stop_token();
    std::optional<cnf::ReadReport> report;
    try {
        StoppableSink stoppable(stop);
        cnf::Tee both({&stoppable, &sink});
        report = cnf::read_dimacs(path, both, options);
    } catch (const StoppableSink::Stopped&) {
        return std::nullopt;
    }
    if (!work) work.emplace();
    return report;
}

std::string warnings_text(const cnf::ReadReport& report) {
    std::string lines;
    for (const core::Error& warning : report.warnings) {
        lines += ui::text("solve.warning", ui::error_text(warning)) + '\n';
    }
    return lines;
}

}  // namespace satdoku::app
