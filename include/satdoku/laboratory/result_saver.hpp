// Saves results of the menus as .res files next to their formulas. It asks before it replaces a file.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_run.hpp>

namespace satdoku::laboratory {
class ResultSaver {
  public:
    explicit ResultSaver(ui::Console& console) : console_(console) {}

    /// Saves next to the formula. Replaces a file that this saver wrote for the same formula, unless an undecided
    /// result would replace an answer. Before it replaces any other file it asks the person, who may name another file.
    /// If a signal stops the writing, the file stays as it was. Returns the path that was written, if any.
    std::optional<std::string> save(const solving::Solution& solution, std::uint32_t variables,
                                    const std::string& formula_path);

  private:
    std::optional<bool> may_replace(const std::string& path, const solve::Outcome& outcome,
                                    const std::string& formula_path);
    std::optional<bool> confirms_size(std::uint32_t variables);
    bool write(const solving::Solution& solution, std::uint32_t variables, const std::string& path);

    ui::Console& console_;
    std::map<std::string, std::string> formulas_;  ///< paths of formulas, by the result files written for them
};
}  // namespace satdoku::laboratory
