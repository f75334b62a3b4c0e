// Candidates as an array of JSON: {"cell":"a36","digit":4}.
#pragma once

#include <satdoku/core/json.hpp>
#include <satdoku/deduce/state.hpp>

#include <span>
#include <string_view>

namespace satdoku::wording {

/// Writes the member `key`. The grid's letter is always there, for programs that take the name apart.
void candidates_as_json(core::JsonWriter& json, std::string_view key, const deduce::Geometry& geometry,
                        std::span<const deduce::Candidate> candidates);

}  // namespace satdoku::wording
