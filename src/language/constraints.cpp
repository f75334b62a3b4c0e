#include "catalogue.hpp"

namespace satdoku::language {

// What a constraint says: {1} is its number, {2} its cells.
std::span<const Entry> constraint_entries() {
    static constexpr Entry entries[] = {
        {"constraint.cage", "cage: different digits with the sum {1} in {2}", "杀手笼：{2} 数字各异，和为 {1}"},
        {"constraint.cage_open", "cage: different digits in {2}", "笼：{2} 数字各异"},
        {"constraint.arrow", "arrow: the first cell is the sum of the others, {2}", "箭头：首格等于其余各格之和，{2}"},
        {"constraint.arrow_pill", "arrow: the number of {1} figures in front is the sum of the others, {2}",
         "箭头：前 {1} 格组成的数等于其余各格之和，{2}"},
        {"constraint.thermometer", "thermometer: rising digits along {2}", "温度计：数字沿 {2} 递增"},
        {"constraint.slow_thermometer", "slow thermometer: digits do not fall along {2}", "慢温度计：数字沿 {2} 不减"},
        {"constraint.palindrome", "palindrome: the same digits from both ends of {2}", "回文线：{2} 正反读相同"},
        {"constraint.clone", "clones: the second half of {2} repeats the first", "克隆：{2} 的后半与前半相同"},
        {"constraint.difference", "dot: the difference {1} in {2}", "圆点：{2} 相差 {1}"},
        {"constraint.ratio", "dot: the ratio {1} in {2}", "圆点：{2} 成 {1} 倍"},
        {"constraint.xv", "XV: the sum {1} in {2}", "XV：{2} 之和为 {1}"},
        {"constraint.not_difference", "no neighbors without a mark differ by {1}", "无标记的相邻两格不相差 {1}"},
        {"constraint.not_ratio", "no neighbors without a mark have the ratio {1}", "无标记的相邻两格不成 {1} 倍"},
        {"constraint.not_xv", "no neighbors without a mark add up to 5 or 10", "无标记的相邻两格之和不为 5 或 10"},
        {"constraint.odd", "an odd digit in {2}", "{2} 为奇数"},
        {"constraint.even", "an even digit in {2}", "{2} 为偶数"},
        {"constraint.minimum", "minimum: the first of {2} is the smallest", "最小：{2} 中首格最小"},
        {"constraint.maximum", "maximum: the first of {2} is the largest", "最大：{2} 中首格最大"},
        {"constraint.between", "between line: the digits between the ends of {2} are between theirs",
         "夹线：{2} 中间各格的数字介于两端之间"},
        {"constraint.sandwich", "sandwich: the digits between the lowest and the highest one add up to {1} in {2}",
         "三明治：{2} 中最小与最大数字之间的数字和为 {1}"},
        {"constraint.little_killer", "little killer: the sum {1} in {2}", "小杀手：{2} 之和为 {1}"},
        {"constraint.quadruple", "quadruple: the digits {1} are in {2}", "四元：{2} 中有数字 {1}"},
        {"constraint.renban", "renban line: consecutive digits in any order in {2}",
         "连续线：{2} 为任意次序的连续数字"},
        {"constraint.whispers", "whispers line: neighbors on {2} differ by at least {1}",
         "低语线：{2} 上相邻两格至少相差 {1}"},
        {"constraint.region_sum", "region sum line: the parts of {2} in each box have the same sum",
         "区域和线：{2} 在各宫内的部分和相等"},
        {"constraint.entropic", "entropic line: a low, a middle and a high digit in any three successive cells of {2}",
         "熵线：{2} 上任意相继三格有小、中、大各一"},
        {"constraint.modular", "modular line: different remainders by three in any three successive cells of {2}",
         "模线：{2} 上任意相继三格除以三的余数各异"},
        {"constraint.zipper", "zipper line: cells at the same distance from the center of {2} have the same sum",
         "拉链线：{2} 上与中心等距的两格之和相等"},
        {"constraint.double_arrow", "double arrow: the ends of {2} add up to the sum of the cells between",
         "双箭头：{2} 两端之和等于中间各格之和"},
        {"constraint.x_sum", "X-sum: the first X cells of {2} add up to {1}, where X is the first digit",
         "X 和：{2} 的前 X 格之和为 {1}，X 为首格数字"},
        {"constraint.skyscraper", "skyscrapers: {1} {1|digit is|digits are} larger than all before in {2}",
         "摩天楼：{2} 中有 {1} 个数字大于其前各数"},
        {"constraint.numbered_room", "numbered room: the digit at place X of {2} is {1}, where X is the first digit",
         "编号房：{2} 的第 X 格为 {1}，X 为首格数字"},
        {"constraint.indexer", "indexer: the first of {2} is the place of {1} among the others",
         "索引：{2} 中首格是 {1} 在其余各格中的位置"},
        {"rule.constraints", "{1} {1|constraint|constraints}", "{1} 个约束"},
    };
    return entries;
}
}  // namespace satdoku::language
