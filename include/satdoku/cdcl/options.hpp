// The options of the CDCL engine. An option is one row: what it is called, its default, its range, and what it does in
// both languages stand where it is declared, and reading them, the help text and random options in fuzzing follow from
// that. Every technique can be switched off here.
#pragma once

#include <satdoku/core/rows.hpp>

#include <limits>
#include <span>
#include <string_view>

namespace satdoku::cdcl {

struct Options;

/// A whole number with its range; switches are 0 and 1. To the engine it is its value.
class Option {
  public:
    /// @param name  of the member, with dashes
    constexpr Option(std::string_view name, int standard, int low, int high, std::string_view english,
                     std::string_view chinese)
        : name_(name), words_{english, chinese}, value_(standard), low_(low), high_(high) {}
    constexpr Option(const Option&) = default;

    constexpr operator int() const { return value_; }
    /// Chooses a value. Throws core::Error "option.out_of_range" {name, value, low, high}.
    void operator=(int value);
    /// Takes a value of the range where nobody has chosen one: what is chosen stays, be it the default.
    void suggest(int value);

    constexpr std::string_view name() const { return name_; }
    constexpr core::Words words() const { return words_; }
    constexpr int low() const { return low_; }
    constexpr int high() const { return high_; }
    constexpr bool is_chosen() const { return chosen_; }

  private:
    friend struct Options;
    constexpr Option& operator=(const Option&) =
        default;  ///< of whole Options alone: an option keeps its name

    std::string_view name_;
    core::Words words_;
    int value_;
    int low_;
    int high_;
    bool chosen_ = false;
};

struct Options {
    static constexpr int largest = std::numeric_limits<int>::max();

    // Rows are laid out by hand: name, default, lowest and highest value, and what it does.
    // clang-format off
    Option seed{"seed", 0, 0, largest, "of everything random", "一切随机选择的种子"};
    Option phase{"phase", 1, 0, 1,
        "the first value that is tried for a variable: 1 true, 0 false", "变元首先尝试的值：1 为真，0 为假"};
    Option subsume_recent{"subsume-recent", 1, 0, 1,
        "drop recently learned clauses that a new one is a part of",
        "新学到的子句包含于近期学到的子句时，丢弃后者"};
    Option shrink{"shrink", 1, 0, 1,
        "let one literal stand for all of its level in a learned clause; only with minimize",
        "学到的子句中让一个文字代替同层的所有文字；须与 minimize 同用"};
    Option shrink_delay{"shrink-delay", 100, 0, 1'000'000,
        "conflicts of a solve without subsume-recent and shrink",
        "每次求解开始时不用 subsume-recent 和 shrink 的冲突数"};
    Option minimize{"minimize", 1, 0, 1,
        "take implied literals out of learned clauses", "从学到的子句中去掉被蕴含的文字"};
    Option minimize_depth{"minimize-depth", 1000, 0, 2'000,
        "how many reasons deep minimize looks", "minimize 沿原因向下看的深度"};
    Option strengthen{"strengthen", 1, 0, 1,
        "strengthen short learned clauses by binary clauses", "用二元子句加强学到的短子句"};
    Option bump_reasons{"bump-reasons", 3, 0, 3,
        "also bump the literals of the reasons: 1 in focused mode, 2 in stable mode, 3 in both",
        "同时提升原因子句中的文字：1 集中模式，2 稳定模式，3 两者"};
    Option stable{"stable", 1, 0, 3,
        "0 focused mode only, 1 both modes in turns, 2 stable mode only, 3 both in turns, stable mode first",
        "0 只用集中模式，1 两种模式交替，2 只用稳定模式，3 交替而稳定模式在先"};
    Option focused_scores{"focused-scores", 1, 0, 2,
        "decisions of focused mode by scores: 0 never, 1 where that does better, 2 always",
        "集中模式按分数决策：0 从不，1 更好时，2 总是"};
    Option adapt{"adapt", 1, 0, 1,
        "other defaults where most conflicts follow one another without a decision",
        "多数冲突之间没有决策时改用另一组默认值"};
    Option mode_interval{"mode-interval", 1000, 10, 100'000'000,
        "conflicts in the first focused mode", "第一段集中模式的冲突数"};
    Option score_decay{"score-decay", 50, 1, 200,
        "what a score loses at a conflict, in thousandths", "每次冲突时分数衰减的千分数"};
    Option restart{"restart", 1, 0, 1, "restarts", "重启"};
    Option restart_interval{"restart-interval", 1, 1, 10'000,
        "least conflicts between two restarts in focused mode", "集中模式中两次重启之间最少的冲突数"};
    Option restart_margin{"restart-margin", 10, 0, 50,
        "how many percent worse the latest glue has to be for a restart", "最近的 glue 变差百分之几才重启"};
    Option reluctant{"reluctant", 1024, 0, 1 << 20,
        "conflicts between restarts in stable mode, times 1 1 2 1 1 2 4 ...; 0 never restarts there",
        "稳定模式中重启之间的冲突数，乘以 1 1 2 1 1 2 4 ……；0 为不重启"};
    Option reuse_trail{"reuse-trail", 1, 0, 1,
        "a restart keeps the levels that it would decide again", "重启时保留会再次作出的决策层"};
    Option target{"target", 1, 0, 2,
        "phases of the largest trail without conflict: 0 never, 1 in stable mode, 2 always",
        "采用最长无冲突赋值的相位：0 从不，1 稳定模式，2 总是"};
    Option rephase{"rephase", 1, 0, 1, "set phases back from time to time", "不时重设相位"};
    Option rephase_interval{"rephase-interval", 1000, 10, 1'000'000,
        "conflicts between rephasings, growing", "两次重设相位之间的冲突数，逐渐增大"};
    Option walk{"walk", 1, 0, 1, "local search for phases", "用局部搜索寻找相位"};
    Option walk_effort{"walk-effort", 50, 0, 1'000'000,
        "effort of walk, in thousandths of the search", "walk 的力度，为搜索的千分数"};
    Option reduce{"reduce", 1, 0, 1, "drop learned clauses", "丢弃学到的子句"};
    Option reduce_interval{"reduce-interval", 1000, 2, 1'000'000,
        "conflicts between reductions, growing with the square root", "两次丢弃之间的冲突数，按平方根增大"};
    Option reduce_low{"reduce-low", 50, 0, 100,
        "how many percent of the candidates the first reduction drops", "第一次丢弃候选子句的百分之几"};
    Option reduce_high{"reduce-high", 90, 0, 100,
        "how many percent of the candidates late reductions drop", "后期每次丢弃候选子句的百分之几"};
    Option measure_tiers{"measure-tiers", 1, 0, 1,
        "set the limits of the tiers by the use of clauses, not by tier1 and tier2",
        "按子句的使用情况划分等级，而不用 tier1 和 tier2"};
    Option tier1{"tier1", 2, 1, 100,
        "greatest glue of learned clauses that are kept long", "长期保留的学习子句的最大 glue"};
    Option tier2{"tier2", 6, 1, 1000,
        "greatest glue of learned clauses that outlive a reduction after use",
        "使用后能躲过一次丢弃的学习子句的最大 glue"};
    Option reuse_assumptions{"reuse-assumptions", 1, 0, 1,
        "start from the levels of assumptions that two solves begin with",
        "两次求解开头相同的假设层直接沿用"};
    Option inprocess{"inprocess", 1, 0, 1, "simplify between stretches of search", "在搜索的间隙化简"};
    Option inprocess_delay{"inprocess-delay", 2000, 0, 1'000'000'000,
        "do not simplify before a solve has had so many conflicts", "求解达到此冲突数之前不化简"};
    Option inprocess_interval{"inprocess-interval", 1000, 1, 1'000'000,
        "conflicts between simplifications, growing", "两次化简之间的冲突数，逐渐增大"};
    Option early_delay{"early-delay", 50, 0, 1'000'000'000,
        "conflicts before lucky and the first run of congruence", "运行 lucky 和首次运行 congruence 之前的冲突数"};
    // Passes of simplification. Their efforts are ticks in a thousand ticks of search.
    Option lucky{"lucky", 1, 0, 1,
        "try plain values for all variables: all true or all false, forwards and backwards, clause by clause",
        "对所有变元尝试简单的赋值：全真或全假、正序与逆序、逐个子句"};
    Option congruence{"congruence", 1, 0, 1, "find literals that are defined alike", "找出定义相同的文字"};
    Option congruence_effort{"congruence-effort", 50, 0, 1'000'000,
        "effort of congruence, in thousandths of the search", "congruence 的力度，为搜索的千分数"};
    Option sweep{"sweep", 1, 0, 1,
        "find equivalent and constant literals by small searches", "用小规模搜索寻找等价文字和常量文字"};
    Option sweep_effort{"sweep-effort", 500, 0, 1'000'000,
        "effort of sweep as long as it finds much, in thousandths of the search",
        "sweep 收获多时的力度，为搜索的千分数"};
    Option substitute{"substitute", 1, 0, 1, "replace equivalent literals", "替换等价文字"};
    Option substitute_effort{"substitute-effort", 20, 0, 1'000'000,
        "effort of substitute, in thousandths of the search; above what it costs, it does not run",
        "substitute 的力度，为搜索的千分数；代价超过时不运行"};
    Option probe{"probe", 0, 0, 1, "look for failed literals", "探测失败文字"};
    Option probe_effort{"probe-effort", 20, 0, 1'000'000,
        "effort of probe, in thousandths of the search", "probe 的力度，为搜索的千分数"};
    Option vivify{"vivify", 1, 0, 1, "shorten clauses by propagation", "通过传播缩短子句"};
    Option vivify_effort{"vivify-effort", 200, 0, 1'000'000,
        "effort of vivify, in thousandths of the search", "vivify 的力度，为搜索的千分数"};
    Option add_variables{"add-variables", 1, 0, 1,
        "add variables that save clauses (bounded variable addition)", "增加能节省子句的变元（有界变元添加）"};
    Option add_variables_effort{"add-variables-effort", 100, 0, 1'000'000,
        "effort of add-variables, in thousandths of the search", "add-variables 的力度，为搜索的千分数"};
    Option eliminate{"eliminate", 1, 0, 1,
        "resolve variables away, after subsumption and strengthening", "归结消去变元，先做包含与加强"};
    Option eliminate_effort{"eliminate-effort", 500, 0, 1'000'000,
        "effort of eliminate, in thousandths of the search", "eliminate 的力度，为搜索的千分数"};
    Option eliminate_bound{"eliminate-bound", 16, 0, 1 << 13,
        "clauses that eliminating a variable may add, in the end", "消去一个变元最终最多可增加的子句数"};
    Option count{"count", 1, 0, 1,
        "refute cardinality constraints (at least k of these) by linear arithmetic",
        "用线性算术反驳基数约束（其中至少 k 个）"};
    Option count_effort{"count-effort", 30, 0, 1'000'000,
        "effort of count, in thousandths of the search", "count 的力度，为搜索的千分数"};
    Option symmetry{"symmetry", 1, 0, 1,
        "assume literals that symmetries of the formula allow; without assumptions, proof and observer only",
        "假设公式的对称性所允许的文字；仅在没有假设、证明与观察者时"};
    Option symmetry_effort{"symmetry-effort", 100, 0, 1'000'000,
        "effort of symmetry, in thousandths of the search", "symmetry 的力度，为搜索的千分数"};
    Option parities{"parities", 1, 0, 1,
        "solve parity constraints (XORs) by elimination",
        "用消元法求解奇偶约束（异或）"};
    Option parities_effort{"parities-effort", 30, 0, 1'000'000,
        "effort of parities, in thousandths of the search", "parities 的力度，为搜索的千分数"};
    Option gauss{"gauss", 1, 0, 1,
        "propagate through sums of parities during search; only with parities; less of it for a proof",
        "搜索中通过奇偶之和传播；只与 parities 一起使用；需要证明时较少"};
    // clang-format on
};

/// Every option once, as it is by default.
std::span<const Option> option_table();

/// The option of that name, as it is by default, or nullptr.
const Option* find_option(std::string_view name);

/// Chooses the value of an option. Throws core::Error "option.unknown" {name}, or "option.out_of_range"
/// {name, value, low, high}, for a text that is no number, too.
void set_option(Options& options, std::string_view name, int value);
void set_option(Options& options, std::string_view name, std::string_view text);

}  // namespace satdoku::cdcl
