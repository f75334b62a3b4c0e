// Results as files: the course's .res format, written and read, and two forms that are only read, the SAT
// competition's output and MiniSat's result file; Glucose's is the same without the first line.
//
//     s 1                  s SATISFIABLE        SAT
//     v 1 -2 3             v 1 -2               1 -2 3 0
//     t 12.345             v 3 0
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/solve/engine.hpp>

namespace satdoku::result {
/// A deviation from the form whose meaning is clear.
struct Remark {
    std::uint64_t line = 0;  ///< the first one with it
    std::string_view key;    ///< of the catalogue
};

struct Result {
    solve::Verdict verdict = solve::Verdict::unknown;
    std::vector<cnf::Literal> model;  ///< the literals of all v lines, in the order of the file
    std::optional<double> milliseconds{};
    std::vector<Remark> remarks{};  ///< each kind once
};

/// Reads any of the forms: lines wrapped or missing, comments ("c") anywhere, and what programs of students print
/// instead ("s:1", "t 3ms", a model without v), with remarks. Throws core::Error with the place if there is no verdict,
/// a second verdict, or a line that is in none of the forms.
Result parse_result(std::string_view text, const std::string& name);
/// The same from a file, or "-". Throws core::Error if it has more than `most_bytes`.
Result read_result(const std::string& path, std::uint64_t most_bytes = ~std::uint64_t{0});

/// Returns true if the file exists and has the verdict satisfiable or unsatisfiable. Reads only up to that line.
bool holds_answer(const std::string& path);

/// Returns each variable's value in the model.
using Model = std::function<bool(cnf::Variable)>;

/// Receives a file piece by piece.
using Write = std::function<void(std::string_view)>;

/// Passes the content of a .res file to `write`. Returns false if it was stopped before the end.
/// @param variables  the number in the header; if the verdict is satisfiable, `model` is called for each variable
bool print_res(const Write& write, const solve::Outcome& outcome, std::uint32_t variables, const Model& model,
               const std::stop_token& stop = {});

/// Writes a .res file and commits it. If stopped before, there is no file, and it returns false. Throws core::Error.
bool write_res(core::Output output, const solve::Outcome& outcome, std::uint32_t variables, const Model& model,
               const std::stop_token& stop = {});

/// The name of the .res file of a formula: x.cnf and x.cnf.gz give x.res.
std::string res_name(const std::string& formula_path);
}  // namespace satdoku::result
