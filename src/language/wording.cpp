// A person's reasoning in sentences. Arguments: cells ("a36 and a39"), digits ("4 and 7"), houses ("row 3 of grid a").
#include "catalogue.hpp"

namespace satdoku::language {
std::span<const Entry> wording_entries() {
    static constexpr Entry entries[] = {
        {"step.and", "{1} and {2}", "{1} 和 {2}"},
        {"step.and_houses", "{1} and {2}", "{1}和{2}"},
        {"step.or", "{1} or {2}", "{1} 或 {2}"},
        {"step.stop", ".", "。"},
        {"step.in", " in {1}", "，{1}"},
        {"step.is", "{1} is {2}", "{1} 是 {2}"},
        {"step.is_not", "{1} is not {2}", "{1} 不是 {2}"},
        {"step.one_is", "one of {1} is {2}", "{1} 中有一格是 {2}"},
        {"step.none_is", "none of {1} is {2}", "{1} 都不是 {2}"},
        {"step.so_placed", "So {1}.", "因此 {1}。"},
        {"step.gone", "{1} cannot be {2}", "{1} 不能填 {2}"},
        {"step.carry", "{1} is also {2}: {3} is shared with the other grid.",
         "{1} 也就是 {2}，所以 {3} 同样填入了那边的网格。"},

        {"step.full_house", "{1} is the last empty cell of {2}, where only {3} is missing.",
         "{2}只剩 {1} 一个空格，所缺的数字是 {3}。"},
        {"step.hidden_single", "In {1}, {2} can only go in {3}.", "在{1}中，{2} 只能填在 {3}。"},
        {"step.hidden_single_seen", "In {1}, {2} can only go in {3}: the other empty cells see the {2} in {4}.",
         "在{1}中，{2} 只能填在 {3}：其余空格都被 {4} 的 {2} 排除。"},
        {"step.naked_single", "{1} has only the candidate {2}.", "{1} 只剩候选数 {2}。"},
        {"step.naked_single_seen", "{1} sees every digit except {2}.",
         "除 {2} 以外的数字都已出现在 {1} 所在的行、列、宫中。"},
        {"step.locked",
         "In {1}, {2} can only go in {3}, and these cells are all in {4} as well. So {2} is eliminated from the rest "
         "of {4}.",
         "在{1}中，{2} 只能填在 {3}，而这些格也都在{4}中。所以{4}的其余格不能再填 {2}。"},
        {"step.relay",
         "In {1}, {2} can only go in {3}. The grids share these cells; in {4} they are {5}. So {2} is eliminated from "
         "the rest of {4}.",
         "在{1}中，{2} 只能填在 {3}。这些格为两个网格共有，在{4}中就是 {5}。所以{4}的其余格不能再填 {2}。"},
        {"step.naked_subset",
         "In {2}, the cells {1} have only the candidates {3}: as many digits as cells. So these cells take these "
         "digits, which are eliminated from the rest of {2}.",
         "在{2}中，{1} 这几格只有候选数 {3}，格数与数字个数相同。所以这些数字恰好占满这几格，{2}的其余格不能再填。"},
        {"step.hidden_subset",
         "In {1}, the digits {2} can only go in {3}: as many cells as digits. So these cells hold no other digits.",
         "在{1}中，数字 {2} 只能填在 {3}，数字个数与格数相同。所以这几格容不下别的数字。"},

        {"step.fish",
         "In {1}, {2} can only go in {3}, all of which are in {4}. Each of the former needs its own {2}, and together "
         "they use up every {2} of the latter: {2} is eliminated from the other cells of {4}.",
         "在{1}中，{2} 只能填在 {3}，而这些格全部位于{4}。前者各需要一个 {2}，正好用尽后者的 {2}，所以{4}的"
         "其余格不能再填 {2}。"},
        {"step.finned_fish",
         "Without the {6|fin|fins} {5}, {2} in {1} could only go in {3}, all in {4}. Either {6|the fin|one of the "
         "fins} is {2}, or {1} use up every {2} of {4}: in both cases, {2} is eliminated from the other cells of {4} "
         "that see {6|the|every} fin.",
         "若没有鳍 {5}，在{1}中 {2} 只能填在 {3}，而这些格全部位于{4}。要么{6|该鳍|某个鳍}是 {2}，要么{4}的 {2} 被"
         "{1}用尽：无论哪种情况，{4}中能看到{6|该鳍|全部鳍}的其余格都不能填 {2}。"},
        {"step.endo_fin", "{2|Endo fin, in two of the former|Endo fins, each in two of the former}: {1}.",
         "同时位于前者之中两处的鳍（{2} 个）：{1}。"},
        {"step.cannibal", "{1} would be the {2} of two of the latter at once, leaving too few for the former.",
         "{1} 同时位于后者之中的两处，若填 {2}，前者就少了一个 {2}。"},
        {"step.sets", "Almost locked sets, each with one more digit than cells: {1}.",
         "待定数组（数字比格数多一个）：{1}。"},
        {"step.sets_first",
         "If the first set lacks {2}, it has all its other digits, including {1}, so the next set lacks {1}",
         "若第一组没有 {2}，则必含其余数字，于是含 {1}，下一组便没有 {1}"},
        {"step.sets_next", "; that set then has {1}, so the next set lacks {1}",
         "；该组于是必含 {1}，再下一组便没有 {1}"},
        {"step.sets_last",
         "; so the last set has it. A cell that sees every {1} of the first and the last set cannot be {1}.",
         "；最后一组于是必含该数字。所以能看到 {1} 在首尾两组中全部位置的格不能填它。"},
        {"step.sets_locked",
         "Each of {1} fits into only one of the sets, so each set loses one of them and keeps its other digits: a cell "
         "that sees all places of such a digit in its set, or of {1} in both sets, cannot hold it.",
         "{1} 各自只能在其中一组里，所以每组恰好让出其中一个，必含自己的其余数字：能看到其中某个数字在该组"
         "的全部位置，或能看到 {1} 在两组中全部位置的格，都不能填该数字。"},
        {"step.blossom",
         "Whichever of {2} is in {1}, one of the sets loses it and keeps all its other digits, including {3}: a cell "
         "that sees every {3} of the sets cannot be {3}.",
         "无论 {1} 填 {2} 中的哪一个，都有一组失去该数字，从而必含其余数字，于是含 {3}：能看到 {3} 在各组中"
         "全部位置的格不能填它。"},
        {"step.sue_de_coq",
         "Where {2} cross: {1}. Together with {3} in the rest of {6} and {4} in the rest of {7}, there are as many "
         "cells as digits, {5} (a digit in both rests counts twice), so each is used. The digits of {3} are eliminated "
         "elsewhere in {6}, those of {4} elsewhere in {7}, and the others elsewhere in both.",
         "{2}相交处：{1}。连同{6}其余部分的 {3} 与{7}其余部分的 {4}，格数恰好等于数字个数（{5}，两边都有的数字算两次）"
         "，没有多余。所以 {3} 的数字不在{6}的别处，{4} 的数字不在{7}的别处，其他数字不在两者的别处。"},
        {"step.template_set", "Every possible placement of the missing {1}s contains the following.",
         "列出盘面上的数字所允许的 {1} 的全部摆法，每一种都含有以下各格。"},
        {"step.template_delete", "No possible placement of the missing {1}s contains any of the following.",
         "列出盘面上的数字所允许的 {1} 的全部摆法，没有一种含有以下各格。"},
        {"step.two_pairs",
         "In {2}, {1} can only go in {3} or {4}; in {5}, only in {6} or {7}. {4} and {6} see each other, so they are "
         "not both {1}, and {3} or {7} is: a cell that sees both cannot be {1}.",
         "在{2}中，{1} 只能填在 {3} 或 {4}；在{5}中，只能填在 {6} 或 {7}。{4} 与 {6} 互相看到，不能都是 "
         "{1}，所以 {3} 与 {7} 至少有一个是 {1}：同时看到这两格的格不能填 {1}。"},
        {"step.empty_rectangle",
         "In {1}, {2} can only go in {3} or {4}; in {5}, only in {6}. If it is {3}, then {5} has its {2} in {7}. "
         "Either way, a cell that sees {4} and all of {7} cannot be {2}.",
         "在{1}中，{2} 只能填在 {3} 或 {4}；在{5}中，只能填在 {6}。若在 {3}，则{5}的 {2} 必在 {7}。无论如何"
         "，同时看到 {4} 和 {7} 的格都不能填 {2}。"},
        {"step.colours",
         "Conjugate pairs of {1} give two colours, {2} and {3}: all cells of one colour are {1}, none of the other.",
         "{1} 的候选格由共轭对分成两色：一色是 {2}，另一色是 {3}；其中一色全是 {1}，另一色全不是。"},
        {"step.colours_wrap", "Two cells of the colour {1} see each other, so this colour is false.",
         "{1} 这一色中有两格互相看到，所以这一色不成立。"},
        {"step.colours_trap", "A cell that sees both colours sees a true one.", "能看到两色的格必看到成立的一色。"},
        {"step.colours_sees_both",
         "The colour {1} sees both colours of the other pair, one of which is true, so {1} is false.",
         "{1} 这一色能看到另一组的两色，其中必有一色成立，所以它不成立。"},
        {"step.colours_bridge",
         "The colours {1} and {2} see each other, so they are not both true, and {3} or {4} is: a cell that sees both "
         "can be excluded.",
         "{1} 与 {2} 两色互相看到，不能都成立，所以 {3} 与 {4} 至少有一色成立：同时看到这两色的格可以排除。"},
        {"step.colours_bridges",
         "A colour of one pair that sees a colour of the other cannot be true with it, so one of their opposites is "
         "true: a cell that sees both opposites can be excluded.",
         "两组中互相看到的两色不能都成立，所以它们的对色至少有一色成立：同时看到这两个对色的格可以排除。"},
        {"step.medusa_part", "{1} in {2}", "{2} 的 {1}"},
        {"step.medusa",
         "Conjugate pairs and bivalue cells give the candidates two colours, {1} and {2}: all candidates of one colour "
         "are true, none of the other.",
         "一行、列、宫中只剩两处的数字和只剩两个数的格把候选数连成两色：一色是 {1}，另一色是 {2}；其中一色全部成立，另"
         "一色全不成立。"},
        {"step.medusa_trap",
         "The true colour excludes candidates in its cells and the same digit in cells it sees: candidates excluded by "
         "both colours are eliminated.",
         "成立的一色会排除同格的其他候选数，以及它所看到的相同数字：两色都排除的候选数可以删去。"},
        {"step.medusa_cell", "One colour would put {1} in {2} at the same time: this colour is false.",
         "其中一色要在 {2} 同时填 {1}，所以这一色不成立。"},
        {"step.medusa_house", "One colour has {1} twice in {2}, which see each other: this colour is false.",
         "其中一色要在互相看到的 {2} 都填 {1}，所以这一色不成立。"},
        {"step.medusa_empty_cell", "One colour excludes {1} from {2}, leaving no candidate: this colour is false.",
         "{2} 只有候选数 {1}，而其中一色把它们全部排除，所以这一色不成立。"},
        {"step.medusa_empty_house",
         "In {1}, {2} can only go in {3}, and one colour excludes it there: this colour is false.",
         "在{1}中，{2} 只能填在 {3}，而其中一色把它们全部排除，所以这一色不成立。"},
        {"step.xy_wing",
         "{1} is {2} or {4}. If it is {2}, then {3} is {6}; if it is {4}, then {5} is {6}. Either way, a cell that "
         "sees both {3} and {5} cannot be {6}.",
         "{1} 只能填 {2} 或 {4}。若是 {2}，则 {3} 是 {6}；若是 {4}，则 {5} 是 {6}。无论如何，同时看到 {3} "
         "和 {5} 的格不能填 {6}。"},
        {"step.xyz_wing",
         "{1} is {2}, {4} or {6}. If it is {2}, then {3} is {6}; if it is {4}, then {5} is {6}; otherwise it is {6} "
         "itself. Either way, a cell that sees {1}, {3} and {5} cannot be {6}.",
         "{1} 只能填 {2}、{4} 或 {6}。若是 {2}，则 {3} 是 {6}；若是 {4}，则 {5} 是 {6}；否则它自己就是 "
         "{6}。无论如何，同时看到 {1}、{3} 和 {5} 的格不能填 {6}。"},
        {"step.w_wing",
         "{1} both have only {2}. In {3}, {4} can only go in {5}, each of which sees one of them. So one of {1} is not "
         "{4} but {6}: a cell that sees both cannot be {6}.",
         "{1} 都只有候选数 {2}。在{3}中，{4} 只能填在 {5}，这两格各看到其中一格。所以 {1} 中至少有一格不是 "
         "{4} 而是 {6}：同时看到两者的格不能填 {6}。"},
        {"step.remote_pair",
         "{1} have only {2}, and each sees the next, so they alternate. {3} and {4} hold different digits: a cell that "
         "sees both can be neither.",
         "{1} 都只有候选数 {2}，而且依次互相看到，所以轮流填这两个数字。{3} 与 {4} 填的不同：同时看到两者的"
         "格两个数字都不能填。"},
        {"step.chain_if", "If {1}", "若 {1}"},
        {"step.chain_then", ", then {1}", "，则 {1}"},
        {"step.chain_so", ", so {1}", "，于是 {1}"},
        {"step.chain_ends", "So {1}, or {2}: candidates that contradict both are eliminated.",
         "所以 {1}，或者 {2}：与两者都矛盾的候选数可以删去。"},
        {"step.chain_proves", "The assumption leads to its opposite, so {1}.", "由假设推出了相反的结论，所以 {1}。"},
        {"step.chain_refutes", "The assumption leads to its opposite.", "由假设推出了相反的结论。"},
        {"step.chain_two_digits", "But a cell cannot hold two digits.", "但一格不能填两个数字。"},
        {"step.chain_either_way", "If it is, the cell is taken: either way, {1}.",
         "而若是，该格已被占用：无论如何 {1}。"},
        {"step.forcing_refutes", "The assumption leads to a contradiction, so it is false.",
         "由假设推出了矛盾，所以假设不成立。"},
        {"step.forcing_verity", "One of the assumptions must be true, and all of them lead to the same conclusion.",
         "这些假设必有一个成立，而每一个都推出同样的结果。"},
        {"step.proof", "No human technique applies here, but a solver proves that any other digit leaves no solution.",
         "此处没有可用的人工技巧，但求解引擎证明了其他填法都无解。"},
        {"step.loop",
         "The chain closes into a loop and holds in both directions, so one end of each weak link is true: candidates "
         "excluded by both ends of a weak link are eliminated.",
         "链首尾相接成环，正反两个方向都成立，所以每条弱链的两端必有一真：被同一条弱链的两端排除的其他候选"
         "数都可删去。"},
        {"step.rectangle",
         "{1} are in two rows, two columns and two boxes. If they held only {2}, these could be swapped, and the "
         "puzzle would have two solutions.",
         "{1} 位于两行、两列、两宫。若这四格只填 {2}，两数互换便是另一个解，而题目的解是唯一的。"},
        {"step.unique_1", "Only another digit in {1} prevents that.", "只有 {1} 能避免这一点，所以它必填别的数字。"},
        {"step.unique_2", "Only a {2} in one of {1} prevents that: a cell that sees all of these cannot be {2}.",
         "只有 {1} 之一填 {2} 才能避免：能看到这些格的其他格不能填 {2}。"},
        {"step.unique_3",
         "So one of {1} holds one of {2}. With {3}, this is a naked subset of {5} in {4}, so the rest of {4} has none "
         "of these.",
         "所以 {1} 中有一格填 {2} 之一。它与 {3} 在{4}中构成 {5} 的显性数组，{4}的其余格不能再填这些数字。"},
        {"step.unique_4",
         "In a house they share, {2} can only go in {1}, so one of them is {2}: {3} in the other would complete the "
         "pattern.",
         "在两格共同的行、列或宫中，{2} 只能填在 {1}，所以其中一格是 {2}：另一格若是 {3}，就成了上述局面。"},
        {"step.unique_6",
         "In the rows and columns of {1}, {2} can only go in the rectangle: {2} in one of them would require {2} in "
         "the other as well and complete the pattern.",
         "在 {1} 所在的行和列中，{2} 只能填在这四格里：若其中一格是 {2}，另一格也必是 {2}，就成了上述局面。"},
        {"step.hidden_rectangle",
         "In the row and column of {1}, {2} can only go in the rectangle: if {1} were {3}, the cells next to it in "
         "both would be {2}, completing the pattern.",
         "在 {1} 所在的行和列中，{2} 只能填在这四格里：若 {1} 是 {3}，它同行同列的两格都必是 {2}，就成了上述局面。"},
        {"step.rectangle_link", "In {1}, {2} can only go in {3} or {4}.", "在{1}中，{2} 只能填在 {3} 或 {4}。"},
        {"step.rectangle_linked", "If {1} were {2}, the other three cells would follow, completing the pattern.",
         "若 {1} 是 {2}，其余三格便随之确定，就成了上述局面。"},
        {"step.extended_rectangle",
         "{1} are in three lines and two crossing lines, with the two cells of each of the three in one box. If they "
         "held only {2}, the two crossing lines could exchange these cells, and the puzzle would have two solutions.",
         "{1} 位于三条线上，每条线的两格同宫，并与两条线相交。若这六格只填 {2}，这两条线便可互换这些格，得到另一个解，"
         "而题目的解是唯一的。"},
        {"step.extended_4",
         "In {1}, {2} can only go in {3}, so one of them is {2}: {4} in the other would complete the pattern.",
         "在{1}中，{2} 只能填在 {3}，所以其中一格是 {2}：另一格若是 {4}，就成了上述局面。"},
        {"step.avoidable_1",
         "{1} hold {2} and are not givens. With {4} in {3} as well, the two digits could be swapped in these four "
         "cells, and the puzzle would have two solutions.",
         "{1} 填的是 {2}，都不是已知数。若 {3} 再填 {4}，这四格的两个数字便可互换，而题目的解是唯一的。"},
        {"step.avoidable_2",
         "{1} hold {2} and are not givens. If {3} also held only these digits, they could be swapped, and the puzzle "
         "would have two solutions. So one of {3} is {4}: a cell that sees both cannot be {4}.",
         "{1} 填的是 {2}，都不是已知数。若 {3} 也只填这两个数字，两数便可互换，而题目的解是唯一的。所以 "
         "{3} 中有一格是 {4}：同时看到两者的格不能填 {4}。"},
        {"step.bug",
         "Without {2} in {1}, every empty cell would have two candidates, and every missing digit two places in each "
         "house: all cells could change to their other digit, so there would be two solutions or none. So {1} is {2}.",
         "若没有 {1} 的 {2}，每个空格都恰有两个候选数，每行、每列、每宫所缺的每个数字都恰有两个位置：所有空"
         "格都可以改填另一个数字，于是无解或有两个解。所以 {1} 是 {2}。"},
        {"clause.given", "given: {1} is {2}", "已知数：{1} 是 {2}"},
        {"clause.cell_holds", "{1} holds a digit", "{1} 必有一个数字"},
        {"clause.cell_holds_of", "{1} holds one of {2}", "{1} 是 {2} 之一"},
        {"clause.cell_not_both", "{1} is not both {2} and {3}", "{1} 不能既是 {2} 又是 {3}"},
        {"clause.house_holds", "{1} holds {2} somewhere", "{1}某处有 {2}"},
        {"clause.house_holds_of", "{1} holds {2} in one of {3}", "{1}的 {2} 在 {3} 之一"},
        {"clause.not_both_so_near", "{1} and {2} are not both {3} (too close)", "{1} 与 {2} 不能都是 {3}（相距太近）"},
        {"clause.house_not_both", "{1} and {2} are not both {3} ({4})", "{1} 与 {2} 不能都是 {3}（{4}）"},
        {"clause.same_cell", "{1} and {2} are one cell: if {1} is {3}, so is {2}",
         "{1} 与 {2} 是同一格：若 {1} 是 {3}，{2} 也是"},
        {"clause.empty", "the empty clause: a contradiction", "空子句：矛盾"},
        {"clause.or", " or ", " 或 "},
        {"clause.or_others", " or one of {1} more", " 或其余 {1} 个之一"},
    };
    return entries;
}
}  // namespace satdoku::language
