// The calls of a solver of satdoku.h, and of its copies, as a text with a line for each call, from which they can be
// replayed (see tests/ipasir/replay.hpp, which describes the format): the file for a bug report.
//
// It is between the functions of satdoku.h and the solver: callbacks are wrapped by others that call them and write
// their answers. Without a recording the cost is one comparison per call.
#pragma once
#include <satdoku/core/file.hpp>
#include <concepts>
#include <mutex>
#include <satdoku.h>

namespace satdoku::ipasir {
/// The file, for a solver and its copies, which may be on several threads. A line is in the file before its call is made,
/// so that the last one of a program that ends within a call is this call.
class RecordFile {
  public:
    /// Throws core::Error: file.in_use if another program, or another solver of this one, is recorded there.
    explicit RecordFile(const std::string& path);
    ~RecordFile();
    RecordFile(const RecordFile&) = delete;
    RecordFile& operator=(const RecordFile&) = delete;

    /// The number of one more solver; the first is 1.
    unsigned join();
    void begin(unsigned solver, std::string_view call);
    /// Ends the line of the call, or writes a new one if other lines have been written since.
    void end(unsigned solver, std::string_view result);
    void answer(unsigned solver, std::string_view answer);

  private:
    void write(unsigned solver, std::string_view mark, std::string_view text, std::string_view end);

    std::mutex mutex_;
    core::GrowingFile file_;
    unsigned solvers_ = 0;
    unsigned open_ = 0;  ///< the solver whose call has no end of line yet; 0: none
};

/// The part of one solver. A record that cannot be written any more ends there: it never changes what the solver does.
class Recorder {
  public:
    explicit Recorder(std::shared_ptr<RecordFile> file) : file_(std::move(file)), number_(file_->join()) {}
    Recorder(const Recorder&) = delete;
    Recorder& operator=(const Recorder&) = delete;

    /// A call begins: its name and arguments. Calls from within callbacks are noted as their answers.
    template <typename... Words> void begin(std::string_view name, const Words&... words) noexcept {
        const bool is_answer = depth_++ > 0;
        if (!is_answer) question_ = polls_ = 0;
        if (!is_answer) clause_.clear();
        note([&] {
            text_ = name;
            (append(words), ...);
            is_answer ? answer(question_, text_) : file_->begin(number_, text_);
        });
    }
    void end() noexcept { --depth_; }
    void end(std::int64_t result) noexcept {
        if (--depth_ == 0) note([&] { file_->end(number_, std::to_string(result)); });
    }
    /// One for a copy of the solver, and its number, which is the result of the call.
    std::unique_ptr<Recorder> copy() const { return std::make_unique<Recorder>(file_); }
    unsigned number() const { return number_; }

    // -- Callbacks for the solver in the place of those that are given; nullptr for nullptr
    using Terminate = int (*)(void* data);
    Terminate terminate(void* data, Terminate given);
    const satdoku_propagator* propagator(const satdoku_propagator* given);

  private:
    void note(auto&& act) noexcept {
        if (stopped_) return;
        try {
            act();
        } catch (...) {
            stopped_ = true;
        }
    }
    void append(std::string_view word);
    void append(const char* word) { append(std::string_view(word == nullptr || *word == '\0' ? "-" : word)); }
    void append(std::integral auto number) { append(std::string_view(std::to_string(number))); }
    void append(double number);
    void append(std::span<const std::int32_t> numbers);
    void answer(std::uint64_t question, std::string_view text);
    std::int32_t ask_literal(std::string_view name, std::int32_t (*question)(void* data));
    void pass_notifications();
    std::int32_t take(std::string_view name, std::int32_t literal) noexcept;

    std::shared_ptr<RecordFile> file_;
    unsigned number_;
    bool stopped_ = false;
    int depth_ = 0;               ///< calls that have begun and not ended
    std::uint64_t question_ = 0;  ///< to the propagator, in this call
    std::uint64_t polls_ = 0;     ///< of the terminate callback, in this call
    std::string text_;
    std::string clause_;  ///< from a callback, not ended
    void* terminate_data_ = nullptr;
    Terminate terminate_ = nullptr;
    satdoku_propagator given_{}, own_{};
};

/// A call that is recorded while an object of this class exists, if its solver has a recorder.
class Recording {
  public:
    template <typename... Words>
    explicit Recording(Recorder* recorder, std::string_view name, const Words&... words) noexcept
        : recorder_(recorder) {
        if (recorder_ != nullptr) recorder_->begin(name, words...);
    }
    ~Recording() {
        if (recorder_ != nullptr) recorder_->end();
    }
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    /// Notes the result of a call that answers something.
    template <typename Result> Result answer(Result result) noexcept {
        if (recorder_ != nullptr) recorder_->end(static_cast<std::int64_t>(result));
        recorder_ = nullptr;
        return result;
    }
    /// The result of a call that mostly succeeds: noted if it does not. Calls with a path note it in every case: the path
    /// may end like a result.
    int done(int result) noexcept { return result == 1 ? result : answer(result); }

  private:
    Recorder* recorder_;
};
}  // namespace satdoku::ipasir
