#include "sample_question.hpp"

#include "samples.hpp"

#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>

#include <limits>

namespace satdoku::laboratory {

std::optional<std::string> ask_sample(ui::Console& console) {
    std::vector<std::string_view> names;
    for (const Sample& sample : samples()) names.push_back(sample.name);
    const auto chosen = ui::ask_name(console, language::text("samples.which"), "sample", names, 0);
    if (!chosen) return std::nullopt;
    const Sample& sample = samples()[*chosen];
    std::string standard(sample.name);
    std::uint64_t size = 0;
    if (sample.has_sizes()) {
        const auto asked =
            ui::ask_number(console, language::text("samples.size", sample.smallest, sample.largest),
                           sample.smallest, sample.largest, sample.standard);
        if (!asked) return std::nullopt;
        size = *asked;
        standard.append("-").append(std::to_string(size));
    }
    std::uint64_t seed = standard_sample_seed;
    if (sample.random) {
        const auto asked = ui::ask_number(console, language::text("samples.seed"), 0,
                                          std::numeric_limits<std::uint64_t>::max(), standard_sample_seed);
        if (!asked) return std::nullopt;
        seed = *asked;
    }
    const auto path = frame::ask_new_file(console, language::text("samples.file"), standard + ".cnf");
    if (path) write_sample(sample, size, seed, *path);
    return path;
}

}  // namespace satdoku::laboratory
