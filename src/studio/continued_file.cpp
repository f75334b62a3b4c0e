#include "continued_file.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::studio {
namespace {
constexpr std::string_view first_line = "satdoku journal 1\n";
constexpr std::string_view word_of_checkpoint = "reached";
constexpr std::string_view word_of_end = "whole";

/// Unlike core::exists() this is also true for a link to nothing.
bool is_taken(const std::string& path) {
    std::error_code none;
    return std::filesystem::exists(std::filesystem::symlink_status(core::to_path(path), none));
}

/// Names the first line by which a journal of another run differs.
core::Error other_run(const std::string& journal, std::string_view text, std::string_view head) {
    const auto found = ui::split_lines(text);
    const auto expected = ui::split_lines(head);
    const std::size_t same = static_cast<std::size_t>(
        std::mismatch(found.begin(), found.end(), expected.begin(), expected.end()).first - found.begin());
    const auto line_or_nothing = [same](const std::vector<std::string>& lines) {
        return same < lines.size() ? lines[same] : "";
    };
    return core::Error({journal, same + 1, 0}, "continue.other_run",
                       {line_or_nothing(expected), line_or_nothing(found)});
}
}  // namespace

std::string journal_line(const Checkpoint& checkpoint) {
    std::string line(checkpoint.is_whole ? word_of_end : word_of_checkpoint);
    line += ' ' + std::to_string(checkpoint.bytes) + ' ' + std::to_string(checkpoint.hash);
    for (const std::uint64_t number : checkpoint.numbers) line += ' ' + std::to_string(number);
    return line + '\n';
}

std::optional<Checkpoint> checkpoint_of(std::string_view line) {
    const std::size_t word = std::min(line.find(' '), line.size());
    Checkpoint checkpoint;
    checkpoint.is_whole = line.substr(0, word) == word_of_end;
    if (!checkpoint.is_whole && line.substr(0, word) != word_of_checkpoint) return std::nullopt;
    std::vector<std::uint64_t> numbers;
    for (line.remove_prefix(word); !line.empty();) {
        line.remove_prefix(1);
        const std::size_t end = std::min(line.find(' '), line.size());
        const auto number = core::parse_number<std::uint64_t>(line.substr(0, end));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        line.remove_prefix(end);
    }
    if (numbers.size() < 2) return std::nullopt;
    checkpoint.bytes = numbers[0];
    checkpoint.hash = numbers[1];
    checkpoint.numbers.assign(numbers.begin() + 2, numbers.end());
    return checkpoint;
}

ContinuedFile::ContinuedFile(const std::string& path, const std::string& run, std::size_t numbers,
                             std::chrono::milliseconds interval)
    : path_(path), part_path_(path + ".part"), journal_path_(path + ".journal"), interval_(interval), numbers_(numbers),
      next_(std::chrono::steady_clock::now() + interval) {
    refuse_foreign_files();
    journal_.emplace(journal_path_);
    const std::string head = std::string(first_line) + run;
    const std::vector<Checkpoint> checkpoints = read_journal(head);
    const bool is_whole = !checkpoints.empty() && checkpoints.back().is_whole;
    if (is_taken(path_)) {
        if (!is_whole) throw core::Error("continue.foreign", {path_, journal_path_});
        const auto verified = verify(path_, {checkpoints.back()});
        std::error_code none;
        if (!verified || std::filesystem::file_size(core::to_path(path_), none) != verified->bytes)
            throw core::Error("continue.changed", {path_, journal_path_});
        last_ = *verified;
    } else if (is_taken(part_path_)) {
        resume(head, checkpoints);
    } else {
        begin(head);
    }
    bytes_ = last_.bytes;
    hash_ = core::Hash(last_.hash);
    reached_ = last_;
}

/// Results without a journal were not written by --continue.
void ContinuedFile::refuse_foreign_files() const {
    if (is_taken(journal_path_)) return;
    for (const std::string& path : {path_, part_path_})
        if (is_taken(path)) throw core::Error("continue.foreign", {path, journal_path_});
}

/// The checkpoints in the journal; none if no run has begun yet.
std::vector<Checkpoint> ContinuedFile::read_journal(const std::string& head) {
    const std::string text = core::read_whole(journal_path_);
    has_head_ = text.starts_with(head);
    if (!has_head_) {
        if (!head.starts_with(text)) throw other_run(journal_path_, text, head);
        if (is_taken(part_path_)) throw core::Error("continue.foreign", {part_path_, journal_path_});
        return {};
    }
    // A kill can leave a last line without its end.
    const std::string_view whole_lines = std::string_view(text).substr(0, text.rfind('\n') + 1);
    std::vector<Checkpoint> checkpoints;
    std::uint64_t number = static_cast<std::uint64_t>(std::ranges::count(head, '\n'));
    for (const std::string& line : ui::split_lines(whole_lines.substr(head.size()))) {
        ++number;
        auto checkpoint = checkpoint_of(line);
        const bool is_right =
            checkpoint && checkpoint->numbers.size() == numbers_ &&
            (checkpoints.empty() || (checkpoint->bytes >= checkpoints.back().bytes && !checkpoints.back().is_whole));
        if (!is_right) throw core::Error({journal_path_, number, 0}, "continue.bad_journal", {line});
        checkpoints.push_back(*std::move(checkpoint));
    }
    return checkpoints;
}

/// Returns the last checkpoint that matches the bytes of the file, or nothing if the file is too short for the first
/// one. Throws core::Error if the first one does not match.
std::optional<Checkpoint> ContinuedFile::verify(const std::string& path,
                                                const std::vector<Checkpoint>& checkpoints) const {
    core::Input file(path);
    core::Hash hash;
    std::uint64_t bytes = 0;
    std::optional<Checkpoint> last;
    std::vector<char> block(std::size_t{1} << 16);
    for (const Checkpoint& checkpoint : checkpoints) {
        while (bytes < checkpoint.bytes) {
            const std::uint64_t room = std::min<std::uint64_t>(block.size(), checkpoint.bytes - bytes);
            const std::size_t count = file.read(std::span(block).first(static_cast<std::size_t>(room)));
            if (count == 0) return last;
            hash.add({block.data(), count});
            bytes += count;
        }
        if (hash.value() != checkpoint.hash) {
            if (last) return last;
            throw core::Error("continue.changed", {path, journal_path_});
        }
        last = checkpoint;
    }
    return last;
}

/// Invariant: the head of the journal is written before any result and never removed: it identifies the results.
void ContinuedFile::begin(const std::string& head) {
    journal_->cut(has_head_ ? head.size() : 0);
    if (!has_head_) {
        journal_->write(head);
        journal_->flush(true);
    }
    part_.emplace(part_path_);
    part_->cut(0);
    last_.numbers.resize(numbers_);
}

void ContinuedFile::resume(const std::string& head, const std::vector<Checkpoint>& checkpoints) {
    const auto verified = verify(part_path_, checkpoints);
    if (!verified) return begin(head);
    last_ = *verified;
    part_.emplace(part_path_);
    part_->cut(last_.bytes);
    std::uint64_t in_journal = head.size();
    for (const Checkpoint& checkpoint : checkpoints) {
        in_journal += journal_line(checkpoint).size();
        if (checkpoint == last_) break;
    }
    journal_->cut(in_journal);
    if (last_.is_whole) part_->rename(path_);
}

void ContinuedFile::write(std::string_view text) {
    part_->write(text);
    hash_.add(text);
    bytes_ += text.size();
}

void ContinuedFile::reached(std::vector<std::uint64_t> numbers) {
    reached_ = {bytes_, hash_.value(), std::move(numbers), false};
    if (std::chrono::steady_clock::now() >= next_) make_checkpoint();
}

void ContinuedFile::stop() {
    if (reached_ != last_) make_checkpoint();
}

void ContinuedFile::commit(std::vector<std::uint64_t> numbers) {
    reached_ = {bytes_, hash_.value(), std::move(numbers), true};
    make_checkpoint();
    journal_->flush(true);
    part_->rename(path_);
}

void ContinuedFile::drop() {
    part_.reset();
    journal_.reset();
    std::error_code none;
    for (const std::string& path : {part_path_, journal_path_}) std::filesystem::remove(core::to_path(path), none);
}

/// Flushes the results before the line of the journal, so after a kill each line has its results. Only a failure of the
/// machine can lose the results of a line; the next run detects this by the hash.
void ContinuedFile::make_checkpoint() {
    part_->flush(false);
    journal_->write(journal_line(reached_));
    journal_->flush(false);
    last_ = reached_;
    next_ = std::chrono::steady_clock::now() + interval_;
}
}  // namespace satdoku::studio
