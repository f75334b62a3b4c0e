// The kinds of vector instructions that searches in lanes are compiled for. All give the same answers.
#pragma once
#include <span>
#include <string_view>

namespace satdoku::bitboard {
enum class Instructions { plain, avx2, avx512 };

std::string_view name(Instructions instructions);

/// Returns the kinds that this processor has and this program was built with, from the plain ones to the best.
std::span<const Instructions> available_instructions();

inline Instructions best_instructions() { return available_instructions().back(); }
}  // namespace satdoku::bitboard
