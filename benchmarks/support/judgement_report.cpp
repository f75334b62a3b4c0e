#include "support/judgement_report.hpp"
#include "support/contest_report.hpp"
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <map>

namespace satdoku::benchmarks {
namespace {
std::string head(const std::string& first, const std::vector<std::string>& columns) {
    std::string line = "| " + first + " |", rule = "|---|";
    for (const std::string& column : columns) {
        line += ' ' + column + " |";
        rule += "---|";
    }
    return line + '\n' + rule + '\n';
}

std::string row(const std::string& first, const std::vector<std::string>& cells) {
    std::string line = "| " + first + " |";
    for (const std::string& cell : cells) line += ' ' + cell + " |";
    return line + '\n';
}

/// "1.20 (1.05 without vmpc, 1.30 without pigeons)"
std::string ratio_text(const Ratio& ratio) {
    std::string text = decimal(ratio.all, 2);
    if (ratio.without_least.empty()) return text;
    text += " (" + decimal(ratio.least, 2) + " without " + ratio.without_least + ", ";
    return text + decimal(ratio.greatest, 2) + " without " + ratio.without_greatest + ')';
}

/// Whether the first configuration wins by one measure.
std::string verdict(const Ratio& ratio) {
    if (ratio.first_wins()) return "yes";
    if (ratio.first_loses()) return "no";
    if (ratio.all == 1) return "even";
    return ratio.all > 1 ? "not without " + ratio.without_least : "only without " + ratio.without_greatest;
}

std::string totals(const std::vector<std::string>& names, std::span<const Sample> samples, unsigned limit) {
    std::string text = head("configuration", {"solved", "PAR-2, s", "spread"});
    for (std::size_t index = 0; index < names.size(); ++index) {
        Total total;
        for (const Sample& sample : samples) total.add(sample.runs[index], limit);
        text += row(names[index], {std::to_string(total.solved) + " of " + std::to_string(samples.size()),
                                   decimal(total.par2, 1), decimal(spread(samples, index, limit), 2)});
    }
    return text;
}

std::string judgements(const std::vector<std::string>& names, const std::vector<Judgement>& all) {
    std::string text =
        head("configuration", {"time, mean over families", "nine of ten resamplings", "PAR-2",
                               "families slower, faster", "does " + names.front() + " win by time?", "by PAR-2?"});
    for (std::size_t index = 0; index < all.size(); ++index) {
        const Judgement& each = all[index];
        text += row(names[index + 1],
                    {ratio_text(each.time), decimal(each.low, 2) + " to " + decimal(each.high, 2),
                     ratio_text(each.par2), std::to_string(each.slower) + ", " + std::to_string(each.faster),
                     verdict(each.time) + (each.may_be_luck() ? " (may be luck)" : ""), verdict(each.par2)});
    }
    return text;
}

std::string families(const std::vector<std::string>& names, const std::vector<Judgement>& all) {
    std::vector<std::string> columns = {"samples"};
    columns.insert(columns.end(), names.begin() + 1, names.end());
    std::string text = head("family", columns);
    for (std::size_t family = 0; family < all.front().families.size(); ++family) {
        std::vector<std::string> cells = {std::to_string(all.front().families[family].samples)};
        for (const Judgement& each : all) cells.push_back(decimal(each.families[family].time, 2));
        text += row(all.front().families[family].family, cells);
    }
    return text;
}

/// "SOLVED: PAR-2" of each configuration, with the ratio to the first one's: "3: 12.00 (1.05)".
std::string family_totals(const std::vector<std::string>& names, const std::vector<Judgement>& all) {
    const auto cell = [](const Total& total) { return std::to_string(total.solved) + ": " + decimal(total.par2, 2); };
    std::string text = head("family", names);
    for (std::size_t family = 0; family < all.front().families.size(); ++family) {
        const Total& first = all.front().families[family].first;
        std::vector<std::string> cells = {cell(first)};
        for (const Judgement& each : all) {
            const Total& own = each.families[family].own;
            cells.push_back(cell(own) + " (" + decimal(own.par2 / std::max(first.par2, 0.001), 2) + ')');
        }
        text += row(all.front().families[family].family, cells);
    }
    return text;
}

std::string file_cell(const std::vector<const Sample*>& copies, std::size_t configuration, unsigned limit) {
    std::size_t solved = 0;
    double logarithms = 0, least = 0, greatest = 0;
    for (const Sample* const copy : copies) {
        const Run& run = copy->runs[configuration];
        const double time = run.par2(limit);
        least = copy == copies.front() ? time : std::min(least, time);
        greatest = std::max(greatest, time);
        logarithms += std::log(std::max(time, 0.001));
        solved += run.solved() ? 1U : 0U;
    }
    const auto count = static_cast<double>(copies.size());
    if (copies.size() == 1) return solved == 0 ? "-" : decimal(least, 3);
    std::string text = std::to_string(solved) + ": " + decimal(std::exp(logarithms / count), 3);
    return text + " (" + decimal(least, 3) + " to " + decimal(greatest, 3) + ')';
}
}  // namespace

std::string judgement_report(const std::vector<std::string>& names, std::span<const Sample> samples, unsigned limit) {
    std::string text = totals(names, samples, limit);
    if (names.size() < 2 || samples.empty()) return text;
    std::vector<Judgement> all;
    for (std::size_t index = 1; index < names.size(); ++index) all.push_back(judge(samples, index, limit));
    return text + "\nOver " + names.front() + "'s, above 1 it is ahead:\n\n" + judgements(names, all) + "\nTime over " +
           names.front() + "'s by family:\n\n" + families(names, all) +
           "\nSolved and PAR-2 by family, with its ratio to " + names.front() + "'s:\n\n" + family_totals(names, all);
}

std::string file_report(const std::vector<std::string>& names, std::span<const Sample> samples, unsigned limit) {
    std::map<std::string, std::vector<const Sample*>> files;
    for (const Sample& sample : samples) files[sample.file].push_back(&sample);
    std::vector<std::string> columns = {"family"};
    columns.insert(columns.end(), names.begin(), names.end());
    std::string text = head("file", columns);
    for (const auto& [file, copies] : files) {
        std::vector<std::string> cells = {copies.front()->family};
        for (std::size_t index = 0; index < names.size(); ++index) {
            cells.push_back(file_cell(copies, index, limit));
        }
        text += row(std::filesystem::path(file).filename().string(), cells);
    }
    return text;
}

}  // namespace satdoku::benchmarks
