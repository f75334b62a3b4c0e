#include "frequencies.hpp"
#include <cstring>

namespace satdoku::dpll {
Frequencies::Frequencies(const cnf::Formula& formula, std::uint32_t places) : formula_(formula) {
    std::size_t size = places;
    do {
        size = std::max<std::size_t>((size + fan_out - 1) / fan_out, 1);
        Level level;
        for (auto& maxima : level.maxima) maxima.resize(size);
        level.marked.resize(size, 1);
        levels_.push_back(std::move(level));
    } while (size > 1);
}

std::uint32_t Frequencies::child(std::size_t level, Sign sign, std::size_t index) const {
    if (level > 0) return levels_[level - 1].maxima[sign][index];
    const Column column(static_cast<std::uint32_t>(index), sign == negative);
    return formula_.occurrences(column) + (sign == both ? formula_.occurrences(~column) : 0);
}

void Frequencies::refresh() {
    for (std::size_t level = 0; level < levels_.size(); ++level) {
        std::vector<std::uint8_t>& marked = levels_[level].marked;
        const auto next = [&marked](std::size_t from) -> std::uint8_t* {
            return static_cast<std::uint8_t*>(std::memchr(marked.data() + from, 1, marked.size() - from));
        };
        for (std::uint8_t* at = next(0); at != nullptr; at = next(static_cast<std::size_t>(at - marked.data()))) {
            *at = 0;
            refresh(level, static_cast<std::size_t>(at - marked.data()));
        }
    }
}

void Frequencies::refresh(std::size_t level, std::size_t block) {
    const std::size_t begin = block * fan_out;
    std::array<std::uint32_t, 3> most{};
    const auto raise = [&most](Sign sign, std::uint32_t count) { most[sign] = std::max(most[sign], count); };
    if (level == 0) {
        const std::span<const std::uint32_t> counts = formula_.all_occurrences();
        const std::size_t end = std::min(2 * (begin + fan_out), counts.size());
        for (std::size_t code = 2 * begin; code + 1 < end; code += 2) {
            raise(positive, counts[code]);
            raise(negative, counts[code + 1]);
        }
        for (std::size_t code = 2 * begin; keeps_sums_ && code + 1 < end; code += 2)
            raise(both, counts[code] + counts[code + 1]);
    } else {
        const auto& below = levels_[level - 1].maxima;
        const std::size_t end = std::min(begin + fan_out, below[positive].size());
        for (std::size_t index = begin; index < end; ++index) {
            raise(positive, below[positive][index]);
            raise(negative, below[negative][index]);
        }
        for (std::size_t index = begin; keeps_sums_ && index < end; ++index) raise(both, below[both][index]);
    }
    for (const Sign sign : {positive, negative, both}) levels_[level].maxima[sign][block] = most[sign];
    if (level + 1 < levels_.size()) levels_[level + 1].mark(block / fan_out);
}

std::uint32_t Frequencies::largest(Sign sign) {
    if (sign == both && !keeps_sums_) {
        keeps_sums_ = true;
        for (std::uint8_t& mark : levels_.front().marked) mark = 1;
    }
    refresh();
    return levels_.back().maxima[sign].front();
}

std::uint32_t Frequencies::most_frequent(Sign sign) {
    const std::uint32_t most = largest(sign);
    std::size_t index = 0;
    for (std::size_t level = levels_.size(); level-- > 0;) {
        index *= fan_out;
        while (child(level, sign, index) != most) ++index;
    }
    return static_cast<std::uint32_t>(index);
}
}  // namespace satdoku::dpll
