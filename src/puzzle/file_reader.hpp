// Reads a file of puzzles line by line, until its end or a stop, and works on its parts on several threads.
#pragma once
#include "ordered_queue.hpp"
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/file_shard.hpp>
#include <type_traits>

namespace satdoku::puzzle {
/// The errors of texts that are not puzzles.
struct BadTexts : std::vector<core::Error> {
    std::uint64_t unreported = 0;  ///< lines without an error of their own
    std::uint64_t count() const { return size() + unreported; }
};

class FileReader {
  public:
    /// @param input  must outlive the reader
    FileReader(core::Input& input, std::span<const grid::Layout* const> layouts, std::stop_token stop)
        : lines_(input, grid::BoardReader::longest_text), boards_(layouts, input.name()), name_(input.name()),
          stop_(std::move(stop)) {}

    /// Returns true if there is nothing more to read.
    bool at_end() const { return at_end_; }
    /// Returns false if a stop left something unread.
    bool all_read() const { return all_read_; }
    /// Returns how far it has read. Another reader can continue there only if is_as_new() is true.
    FilePlace place() const { return {lines_.consumed(), at_end_ ? number_ - 1 : number_}; }
    bool is_as_new() const { return all_read_ && boards_.is_as_new(); }

    /// Reads the next line, if the last one has no more puzzles, and returns the puzzle that it completes, if any.
    std::optional<grid::BoardReader::Entry> next_line(BadTexts& bad) {
        if (auto entry = boards_.more()) return entry;
        const auto line = lines_.next();
        ++number_;
        all_read_ = !stop_.stop_requested();
        at_end_ = !line || !all_read_;
        try {
            if (at_end_ && all_read_) boards_.end();
            if (at_end_) return std::nullopt;
            line_ = *line;
            auto entry = boards_.line(line_);
            bad.unreported += boards_.take_unreported();
            if (entry && entry->dropped) bad.push_back(*std::move(entry->dropped));
            return entry;
        } catch (const core::Error& error) {
            bad.push_back(error);
            return std::nullopt;
        }
    }
    const std::string& name() const { return name_; }
    /// The last line that was read, and its number from 1. Valid until the next line is read.
    std::string_view line() const { return line_; }
    std::uint64_t number() const { return number_; }

  private:
    core::LineReader lines_;
    grid::BoardReader boards_;
    const std::string name_;
    const std::stop_token stop_;
    std::string_view line_;
    std::uint64_t number_ = 0;
    bool at_end_ = false;
    bool all_read_ = true;
};

/// Each thread reads the next part of a file, works on it, and puts it into a queue, which passes the parts on in the
/// order in which they were read. A part has these members:
///     bad      the errors of texts that are not puzzles
///     place    where another reader can continue after the part, if it can
///     stopped  whether a stop left the part unfinished; then this part and all later ones are dropped, so that
///              the output has no gap
/// @param longest_queue  how many parts may be unfinished or wait for earlier ones
/// @param reader         read(part) fills an empty part and returns false at the end of the file
/// @param new_part       returns an empty part
/// @param make_worker    returns the function of a thread that works on a part of the queue
/// @param pass_on        called with each part in order; adds its puzzles to the counts; may move from the part
template <typename Reader, typename NewPart, typename MakeWorker, typename PassOn>
PuzzleCounts work_through(Reader& reader, unsigned threads, std::uint64_t longest_queue, const FileListener& listener,
                          const NewPart& new_part, const MakeWorker& make_worker, const PassOn& pass_on) {
    using Part = std::invoke_result_t<NewPart>;
    PuzzleCounts counts;
    OrderedQueue<Part> queue(without_end, longest_queue, [&](std::uint64_t, Part& part) {
        counts.stopped = counts.stopped || part.stopped;
        if (counts.stopped) return;
        counts.bad += part.bad.count();
        if (listener.bad) std::ranges::for_each(part.bad, listener.bad);
        const std::optional<FilePlace> place = part.place;
        pass_on(part, counts);
        if (listener.reached) listener.reached(counts, place);
    });
    on_threads(threads, queue, [&] {
        auto work = make_worker(queue);
        for (;;) {
            Part part = new_part();
            const auto index = queue.claim_after([&] { return reader.read(part); });
            if (!index) return;
            work(part);
            queue.put(*index, std::move(part));
        }
    });
    counts.stopped = counts.stopped || !reader.all_read();
    return counts;
}
}  // namespace satdoku::puzzle
