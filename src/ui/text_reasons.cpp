#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"reasons.is", "{1} ({2}) is {3}, because of {4} {4|given|givens} and {5} {5|rule|rules}:",
     "{1}（{2}）是 {3}，由 {4} 个已知数和 {5} 条规则推出："},
    {"reasons.is_not", "{1} ({2}) is not {3}, because of {4} {4|given|givens} and {5} {5|rule|rules}:",
     "{1}（{2}）不是 {3}，由 {4} 个已知数和 {5} 条规则推出："},
    {"reasons.is_given", "{1} ({2}) is {3}: it is a given.", "{1}（{2}）是 {3}：它是已知数。"},
    {"reasons.open", "{1} ({2}) does not follow from the givens: there are solutions with {3}.",
     "{1}（{2}）不能由已知数推出：各解中它可以是 {3}。"},
    {"reasons.givens", "givens: {1}", "已知数：{1}"},
    {"reasons.cells_at_least", "these cells hold a digit: {1}", "这些格子必有数字：{1}"},
    {"reasons.cells_at_most", "these cells hold no two digits: {1}", "这些格子不能有两个数字：{1}"},
    {"reasons.cells_both", "these cells hold exactly one digit: {1}", "这些格子恰有一个数字：{1}"},
    {"reasons.house_at_least", "{1} holds {2}", "{1}必有 {2}"},
    {"reasons.house_at_most", "{1} does not hold twice {2}", "{1}不能有两个 {2}"},
    {"reasons.house_both", "{1} holds exactly once {2}", "{1}恰有一个 {2}"},
    {"reasons.smallest", "No fewer would do: that is proved.", "已证明：再少就不够了。"},
    {"reasons.minimal", "None of them can go; that no fewer others would do is not proved.",
     "其中任何一条都不可去掉；是否有更少的组合，尚未证明。"},
    {"reasons.unproved", "It is not proved that all of them are needed.", "尚未证明这些全都必要。"},
    {"reasons.none", "There is no solution, because of {1} {1|given|givens} and {2} {2|rule|rules}:",
     "此题无解，原因在于 {1} 个已知数和 {2} 条规则："},
    {"reasons.several",
     "There are {1} {1|solution|solutions}. {2} {2|cell differs|cells differ}, with these digits:",
     "此题有 {1} 个解，其中 {2} 个格子的数字不定，可能是："},
    {"reasons.many",
     "There are at least {1} {1|solution|solutions}. {2} {2|cell differs|cells differ}, with these digits:",
     "此题至少有 {1} 个解，其中 {2} 个格子的数字不定，可能是："},
    {"reasons.stopped", "Stopped before the reasons were found.", "尚未找到原因就被中止。"},
};

}  // namespace

std::span<const Entry> reason_entries() {
    return entries;
}

}  // namespace satdoku::ui
