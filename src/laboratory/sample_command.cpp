// satdoku sample [NAME]: writes a sample formula, or lists the samples.
#include "samples.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::laboratory {
namespace {
std::uint64_t size_of(const Sample& sample, const frame::Arguments& arguments) {
    const auto asked = arguments.integer("size");
    const std::string name(sample.name);
    if (!asked) return sample.standard;
    if (!sample.has_sizes()) throw core::Error("usage.sample_one_size", {name});
    if (*asked < sample.smallest || *asked > sample.largest) {
        throw core::Error("usage.sample_size", {name, std::to_string(sample.smallest), std::to_string(sample.largest),
                                                std::to_string(*asked)});
    }
    return *asked;
}

/// Writes the known short proof of a sample.
void write_proof(const Sample& sample, std::uint64_t size, const std::string& path) {
    constexpr std::uint64_t largest = 40;  // half a million lines more for each further hole
    if (sample.proof == nullptr || size > largest) throw core::Error("usage.sample_proof", {std::to_string(largest)});
    core::Output output(path);
    output.write(sample.proof(size));
    output.commit();
}

int run_sample(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.operands.empty()) {
        for (const char* option : {"size", "seed", "output", "proof"})
            if (arguments.has(option)) throw core::Error("usage.sample_name", {std::string("--") + option});
        context.console.out() << context.console.fit(samples_table());
        return frame::exit_done;
    }
    const Sample& sample = frame::row_named(samples(), arguments.operands[0], "usage.unknown_sample");
    const std::string path = arguments.text("output").value_or("-");
    const std::uint64_t size = size_of(sample, arguments);
    if (const auto proof = arguments.text("proof")) write_proof(sample, size, *proof);
    const WrittenSample written =
        write_sample(sample, size, arguments.integer("seed").value_or(standard_sample_seed), path);
    if (!context.quiet && path != "-") {
        context.console.note(
            language::text("status.formula", language::visible(path), written.variables, written.clauses));
    }
    return frame::exit_done;
}

std::string_view standard_seed() {
    static const std::string seed = std::to_string(standard_sample_seed);
    return seed;
}
}  // namespace

frame::Command sample_command() {
    return {.name = "sample",
            .operands = "[NAME]",
            .words = core::names_of(samples()),
            .options = {{.name = "size", .value = frame::Value::integer},
                        {.name = "seed", .value = frame::Value::integer, .standard = standard_seed()},
                        frame::output_option(frame::contents::formula),
                        frame::written_option("proof", frame::contents::proof, "sample.option_proof")},
            .run = run_sample};
}
}  // namespace satdoku::laboratory
