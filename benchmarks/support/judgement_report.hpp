// Judgements as Markdown.
#pragma once
#include "support/judgement.hpp"
#include <span>
#include <string>
#include <vector>

namespace satdoku::benchmarks {
/// What each configuration solves, whether the first one still wins when a family is left out, and the ratios by
/// family.
/// @param names  of the configurations
/// @param limit  seconds
std::string judgement_report(const std::vector<std::string>& names, std::span<const Sample> samples, unsigned limit);

/// For each file how many of its copies each configuration solves, with the geometric mean of the times and, of
/// several copies, the least and the greatest.
std::string file_report(const std::vector<std::string>& names, std::span<const Sample> samples, unsigned limit);

}  // namespace satdoku::benchmarks
