// satdoku puzzle certify FILE -o FOLDER: proofs that puzzles have one solution and no given too many; and with
// --check FOLDER, whether such proofs hold.
#include "certificate.hpp"
#include "new_folder.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/lines.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/engines/solvers.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/studio/commands.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace satdoku::studio {

namespace {

/// Tells a progress line a few times a second.
class ProgressLine {
  public:
    explicit ProgressLine(ui::Console& console) : console_(console) {}
    void tell(std::string_view key, std::uint64_t done) {
        constexpr double between = 0.2;
        if (!console_.shows_progress() || stopwatch_.seconds() < next_) return;
        next_ = stopwatch_.seconds() + between;
        console_.progress(language::text(key, done));
    }

  private:
    ui::Console& console_;
    core::Stopwatch stopwatch_;
    double next_ = 0;
};

class Certifying {
  public:
    Certifying(frame::Context& context, const frame::Arguments& arguments, const std::string& folder)
        : context_(context),
          console_(context.console),
          input_(arguments.operands[0]),
          layouts_(boards::layouts_of(arguments)),
          reader_(layouts_, input_.name()),
          target_(folder),
          folder_(folder),
          list_((folder_.path() / certificate::list).string()),
          progress_(console_) {
        input_.stop_on(work_.token());
    }

    int run() {
        core::LineReader lines(input_);
        while (auto line = lines.next()) {
            auto entry = reader_.line(*line);
            if (entry && entry->dropped) throw *entry->dropped;
            if (entry) certify(entry->board);
            if (stopped()) return frame::exit_done;
        }
        if (stopped()) return frame::exit_done;
        reader_.end();
        if (read_ == 0) throw core::Error({input_.name(), 0, 0}, "board.none");
        finish();
        return made_ == read_ ? frame::exit_done : frame::exit_no;
    }

  private:
    bool stopped() {
        if (!work_.token().stop_requested()) return false;
        console_.progress({});
        console_.err() << language::text("certify.stopped", language::visible(target_)) << '\n';
        return true;
    }

    puzzle::Solver& solver_of(const grid::Layout& layout) {
        auto& solver = solvers_[&layout];
        if (!solver) {
            solver = engines::solver_maker(engines::solver_names().front())(layout);
            solver->stop_on(work_.token());
        }
        return *solver;
    }

    void certify(const grid::Board& puzzle) {
        ++read_;
        puzzle::Solver& solver = solver_of(*puzzle.layout);
        grid::Board solution(*puzzle.layout);
        const std::uint64_t solutions = solver.count(puzzle, 2, &solution);
        if (solver.stopped()) return;
        if (solutions != 1) {
            console_.progress({});
            const char* const key = solutions == 0 ? "certify.has_none" : "certify.has_several";
            console_.err() << language::text(key, read_) << '\n';
            return;
        }
        const auto folder = folder_.path() / std::to_string(made_ + 1);
        if (!write_certificate(folder, puzzle, solution, solver, work_.token())) return;
        list_.write(certificate::line_of(puzzle) + '\n');
        ++made_;
        progress_.tell("certify.progress", made_);
    }

    void finish() {
        console_.progress({});
        if (made_ == 0) return;
        core::Output page((folder_.path() / certificate::page).string());
        page.write(language::text("certify.page") + '\n');
        page.commit(false);
        list_.commit();
        folder_.commit();
        if (!context_.quiet)
            console_.err() << language::text("certify.done", language::visible(target_), made_) << '\n';
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Interruptible work_;
    core::Input input_;
    std::vector<const grid::Layout*> layouts_;
    grid::BoardReader reader_;
    std::string target_;
    NewFolder folder_;
    core::Output list_;
    ProgressLine progress_;
    std::map<const grid::Layout*, std::unique_ptr<puzzle::Solver>> solvers_;
    std::uint64_t read_ = 0;
    std::uint64_t made_ = 0;
};

int check(frame::Context& context, const std::string& folder) {
    const frame::Interruptible work;
    ProgressLine progress(context.console);
    const CertificateCheck found = check_certificates(
        folder, work.token(), [&](std::uint64_t done) { progress.tell("certify.checked", done); });
    context.console.progress({});
    if (found.stopped) {
        context.console.err() << language::text("check.stopped") << '\n';
        return frame::exit_no;
    }
    if (found.fault) {
        context.console.out() << language::text("certify.wrong", language::visible(found.fault->file),
                                                found.fault->what)
                              << '\n';
        return frame::exit_no;
    }
    context.console.out() << language::text("certify.right", found.puzzles, found.minimal) << '\n';
    return frame::exit_done;
}

int run(frame::Context& context, const frame::Arguments& arguments) {
    const auto checked = arguments.text("check");
    const auto folder = arguments.text("output");
    if (checked && (folder || !arguments.operands.empty()))
        throw core::Error("usage.both", {"--check", "FILE"});
    if (checked) return check(context, *checked);
    if (arguments.operands.empty() || !folder) throw core::Error("usage.certify");
    return Certifying(context, arguments, *folder).run();
}

}  // namespace

frame::Command certify_command() {
    frame::Option output = frame::output_option();
    output.value = frame::Value::text;
    output.placeholder = "FOLDER";
    return {.name = "puzzle certify",
            .operands = "FILE",
            .count = {0, 1},
            .options = {output,
                        {.name = "check", .value = frame::Value::text, .placeholder = "FOLDER"},
                        boards::layout_option()},
            .run = run};
}

}  // namespace satdoku::studio
