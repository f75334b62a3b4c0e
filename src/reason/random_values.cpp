#include "random_values.hpp"

namespace satdoku::reason {
using cnf::Literal;
using cnf::Variable;

RandomValues::RandomValues(Definitions& definitions, std::span<const Definition* const> defining, core::Effort& effort)
    : definitions_(definitions), leaning_(defining.size(), 0), values_(defining.size()) {
    for (const Definition* const definition : defining) {
        if (definition == nullptr || definition->operation != Operation::and_gate) continue;
        for (const Literal input : definitions_.inputs(*definition))
            leaning_[input.variable().index()] += input.negative() ? -1 : 1;
    }
    evaluate(defining, effort);
    for (std::uint32_t index = 0; index < values_.size(); ++index) {
        const Literal literal(Variable(index), false);
        if (!is_constant(literal)) by_hash_.emplace_back(hash_of(values_[index]), literal);
    }
    std::ranges::sort(by_hash_);
    effort.spend(by_hash_.size());
}

void RandomValues::draw(std::uint32_t index) {
    Values& values = values_[index];
    for (std::size_t word = 0; word < values.size(); ++word) {
        values[word] = random_.next();
        for (std::size_t more = word % 4; more > 0; --more) values[word] |= random_.next();
        const bool negated = word < values.size() / 2 ? leaning_[index] < 0 : word == values.size() - 1;
        if (negated) values[word] = ~values[word];
    }
}

void RandomValues::evaluate(std::span<const Definition* const> defining, core::Effort& effort) {
    enum class Visit : std::uint8_t { none, open, done };
    std::vector<Visit> visits(defining.size(), Visit::none);
    std::vector<std::uint32_t> path;
    for (std::uint32_t root = 0; root < defining.size(); ++root) {
        if (visits[root] == Visit::none) path.push_back(root);
        while (!path.empty()) {
            const std::uint32_t index = path.back();
            const Definition* const definition = defining[index];
            const auto inputs = definition != nullptr ? definitions_.inputs(*definition) : std::span<const Literal>();
            if (visits[index] == Visit::none && definition != nullptr) {
                visits[index] = Visit::open;
                for (const Literal input : inputs)
                    if (visits[input.variable().index()] == Visit::none) path.push_back(input.variable().index());
                continue;
            }
            path.pop_back();
            if (visits[index] == Visit::done) continue;
            for (const Literal input : inputs) {
                Visit& visit = visits[input.variable().index()];
                if (visit != Visit::done) draw(input.variable().index());  // a circle
                visit = Visit::done;
            }
            if (visits[index] == Visit::done) continue;
            definition != nullptr ? compute(*definition) : draw(index);
            visits[index] = Visit::done;
            effort.spend(1);
        }
    }
}

void RandomValues::compute(const Definition& definition) {
    Values& result = values_[definition.output.variable().index()];
    const std::span<const Literal> inputs = definitions_.inputs(definition);
    const bool negative = definition.output.negative();
    for (std::size_t word = 0; word < result.size(); ++word) {
        const auto value = [&](Literal literal) {
            const std::uint64_t positive = values_[literal.variable().index()][word];
            return literal.negative() ? ~positive : positive;
        };
        std::uint64_t bits = 0;
        switch (definition.operation) {
            case Operation::and_gate:
                bits = ~std::uint64_t{0};
                for (const Literal input : inputs) bits &= value(input);
                break;
            case Operation::xor_gate:
                for (const Literal input : inputs) bits ^= value(input);
                break;
            case Operation::if_then_else:
                bits = (value(inputs[0]) & value(inputs[1])) | (~value(inputs[0]) & value(inputs[2]));
                break;
        }
        result[word] = negative ? ~bits : bits;
    }
}
}  // namespace satdoku::reason
