// satdoku puzzle certify FILE -o FOLDER: proofs that puzzles have exactly one solution and need all their givens.
// --check FOLDER checks such proofs.
#include "batch.hpp"
#include "certificate.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/studio/commands.hpp>

namespace satdoku::studio {
namespace {
namespace fs = std::filesystem;

[[noreturn]] void cannot_write(const fs::path& path, const std::error_code& error) {
    throw core::Error("file.cannot_write", {core::to_name(path), core::reason(error)});
}

/// A folder that is written whole or not at all: until commit() its files are in a hidden folder next to it.
class NewFolder {
  public:
    /// Throws core::Error if something other than an empty folder has this path, or if writing fails.
    explicit NewFolder(const std::string& path) : target_(core::to_path(path)) {
        while (!target_.has_filename() && target_.has_relative_path()) target_ = target_.parent_path();
        std::error_code error;
        if (fs::exists(target_, error)) {
            if (!fs::is_directory(target_, error)) throw core::Error("folder.is_file", {path});
            if (!fs::is_empty(target_, error)) throw core::Error("folder.not_empty", {path});
        }
        const std::string name = ".satdoku-" + core::to_name(target_.filename()) + '-';
        for (int number = 1;; ++number) {
            temporary_ = target_.parent_path() / core::to_path(name + std::to_string(number));
            if (fs::create_directory(temporary_, error)) return;
            // Another program uses a folder of this name, or a killed one has left it: try the next name.
            if (error) cannot_write(target_, error);
        }
    }
    NewFolder(const NewFolder&) = delete;
    NewFolder& operator=(const NewFolder&) = delete;
    /// Removes everything unless commit() has succeeded.
    ~NewFolder() {
        std::error_code ignored;
        if (!temporary_.empty()) fs::remove_all(temporary_, ignored);
    }

    /// The folder to write into until commit().
    const fs::path& path() const { return temporary_; }
    /// Gives the folder its name. Throws core::Error.
    void commit() {
        std::error_code error;
        fs::rename(temporary_, target_, error);
        if (error) cannot_write(target_, error);
        temporary_.clear();
    }

  private:
    fs::path target_;
    fs::path temporary_;
};

class Certifying {
  public:
    Certifying(frame::Context& context, const frame::Arguments& arguments, const std::string& folder)
        : batch_(context), file_(context, arguments.operands[0], boards::layouts_of(arguments), batch_.token()),
          target_(folder), folder_(folder), list_(core::to_name(folder_.path() / certificate::list)) {}

    int run() {
        // A bad line at the end is reported before the work, not after it.
        std::vector<grid::Board> puzzles;
        while (auto entry = file_.next()) puzzles.push_back(entry->givens());
        for (const grid::Board& puzzle : puzzles)
            if (!batch_.stopped()) certify(puzzle);
        if (batch_.stopped()) {
            batch_.report(language::text("certify.stopped", language::visible(target_)));
            return frame::exit_done;
        }
        finish();
        return made_ == read_ ? frame::exit_done : frame::exit_no;
    }

  private:
    void certify(const grid::Board& puzzle) {
        ++read_;
        puzzle::Solver& solver = batch_.solver_of(*puzzle.layout);
        grid::Board solution(*puzzle.layout);
        const std::uint64_t solutions = solver.count(puzzle, 2, &solution);
        if (solver.stopped()) return;
        if (solutions != 1) {
            const std::string why = language::text(solutions == 0 ? "print.none" : "print.several", read_);
            return batch_.report(language::text("certify.none", why));
        }
        const auto folder = folder_.path() / std::to_string(made_ + 1);
        const auto progress = [this](std::size_t tried, std::size_t clues) {
            batch_.progress("certify.working", read_, tried, clues);
        };
        if (!write_certificate(folder, puzzle, solution, batch_.token(), progress)) return;
        list_.write(certificate::line_of(puzzle) + '\n');
        ++made_;
        batch_.progress("certify.progress", made_);
    }

    void finish() {
        batch_.end_progress();
        if (made_ == 0) return;
        core::Output page(core::to_name(folder_.path() / certificate::page));
        page.write(language::text("certify.page") + '\n');
        page.commit(false);
        list_.write(certificate::end_of_list(made_) + '\n');
        list_.commit();
        folder_.commit();
        batch_.remark(language::text("certify.done", language::visible(target_), made_));
    }

    Batch batch_;
    boards::BoardFile file_;
    std::string target_;
    NewFolder folder_;
    core::Output list_;
    std::uint64_t read_ = 0;
    std::uint64_t made_ = 0;
};

int check(frame::Context& context, const std::string& folder) {
    Batch batch(context);
    const CertificateCheck found = check_certificates(
        core::to_path(folder), batch.token(), [&](std::uint64_t done) { batch.progress("certify.checked", done); });
    batch.end_progress();
    if (!context.quiet) context.console.warn(found.warnings);
    if (found.stopped) {
        batch.report(language::text("check.stopped"));
        return frame::exit_no;
    }
    if (found.fault) {
        context.console.out() << language::text("certify.wrong", language::visible(found.fault->file),
                                                found.fault->what)
                              << '\n';
        return frame::exit_no;
    }
    context.console.out() << context.console.fit(language::text("certify.right", found.puzzles, found.minimal) + '\n');
    return frame::exit_done;
}

int run_certify(frame::Context& context, const frame::Arguments& arguments) {
    const auto checked = arguments.text("check");
    const auto folder = arguments.text("output");
    if (checked && (folder || !arguments.operands.empty()))
        throw core::Error("usage.both", {"--check", "@placeholder.FILE"});
    if (checked) return check(context, *checked);
    if (arguments.operands.empty() || !folder) throw core::Error("usage.certify");
    return Certifying(context, arguments, *folder).run();
}
}  // namespace

frame::Command certify_command() {
    frame::Option output = frame::output_option(frame::contents::of_outputs);
    output.value = frame::Value::text;
    output.placeholder = "FOLDER";
    output.help_key = "certify.option_output";
    return {.name = "puzzle certify",
            .operands = "FILE",
            .count = frame::OperandCount{0, 1},
            .options = {output,
                        {.name = "check", .value = frame::Value::text, .placeholder = "FOLDER"},
                        boards::layout_option()},
            .run = run_certify};
}
}  // namespace satdoku::studio
