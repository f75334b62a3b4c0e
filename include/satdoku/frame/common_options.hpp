// Options that commands of several rooms take, and what they say.
#pragma once

#include <satdoku/core/range.hpp>
#include <satdoku/frame/options.hpp>

#include <cstdint>

namespace satdoku::frame {

Option output_option();
Option count_option(std::uint64_t largest);

Option seed_option();
/// A seed that nobody chose.
std::uint64_t any_seed();

Option threads_option();
/// --threads, or as many as the machine runs at once.
unsigned threads_of(const Arguments& arguments);

Option shard_option();
/// What --shard says, or all of it. Throws core::Error for what is no shard.
core::Shard shard_of(const Arguments& arguments);
/// Throws core::Error if --shard or --continue is given without a seed: the parts of a whole share one seed.
void require_seed_of_parts(const Arguments& arguments);

}  // namespace satdoku::frame
