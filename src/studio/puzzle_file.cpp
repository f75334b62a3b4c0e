#include "puzzle_file.hpp"

#include <satdoku/core/hash.hpp>
#include <satdoku/frame/options.hpp>

#include <utility>

namespace satdoku::studio {

PuzzleFile::PuzzleFile(const frame::Arguments& arguments, std::vector<const grid::Layout*> layouts,
                       std::stop_token stop)
    : path_(arguments.operands[0]),
      layouts_(std::move(layouts)),
      stop_(std::move(stop)),
      input_(path_),
      is_cut_(arguments.has("shard")),
      is_continued_(arguments.has("continue")) {
    const core::Shard shard = frame::shard_of(arguments);
    input_.stop_on(stop_);
    if (!is_cut_ && !is_continued_) return;
    if (path_ == "-" || !input_.can_rewind())
        throw core::Error("file.no_parts", {input_.name(), is_cut_ ? "--shard" : "--continue"});
    bytes_ = puzzle::bytes_of_shard(input_, layouts_, shard);
    input_.restrict_to(bytes_);
}

std::string PuzzleFile::identity() {
    if (!is_continued_) return {};
    core::Hash hash;
    std::vector<char> block(std::size_t{1} << 16);
    input_.restrict_to(bytes_);
    for (std::size_t count = 0; !stop_.stop_requested() && (count = input_.read(block)) > 0;)
        hash.add({block.data(), count});
    input_.restrict_to(bytes_);
    return "input " + std::to_string(bytes_.begin) + ' ' + std::to_string(bytes_.end) + ' ' +
           std::to_string(hash.value()) + '\n';
}

void PuzzleFile::go_on(puzzle::FilePlace place, std::uint64_t puzzles) {
    if (place == puzzle::FilePlace{}) return;
    done_ = place;
    puzzles_done_ = puzzles;
    input_.restrict_to({bytes_.begin + place.bytes, bytes_.end});
}

const puzzle::FileCounts& PuzzleFile::before_part() {
    if (!before_part_) {
        before_part_.emplace();
        if (bytes_.begin > 0) {
            core::Input before(path_);
            before.restrict_to({0, bytes_.begin});
            before_part_ = puzzle::count_puzzles(before, layouts_, stop_);
        }
    }
    return *before_part_;
}

core::Error PuzzleFile::in_file(const core::Error& error) {
    core::Location location = error.location().value_or(core::Location{path_});
    if (location.line == 0) return error;
    location.line += before_part().lines + done_.lines;
    return {std::move(location), error.key(), error.arguments()};
}

std::uint64_t PuzzleFile::number_in_file(std::uint64_t number) {
    return before_part().puzzles + puzzles_done_ + number;
}

}  // namespace satdoku::studio
