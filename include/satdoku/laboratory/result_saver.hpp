// Saves results of the menus as .res files beside their formulas. No file is replaced without a question.
#pragma once

#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_run.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace satdoku::laboratory {

class ResultSaver {
  public:
    explicit ResultSaver(ui::Console& console) : console_(console) {}

    /// Saves beside the formula. A file that this saver wrote for the same formula is replaced, unless an undecided
    /// result would replace an answer. Before any other file is replaced, the person is asked, and may name another
    /// one. A signal stops the writing; the file is then as it was. Returns the file that was written, if any.
    std::optional<std::string> save(const solving::Solution& solution, std::uint32_t variables,
                                    const std::string& formula_path);

  private:
    std::optional<bool> may_replace(const std::string& path, const solve::Outcome& outcome,
                                    const std::string& formula_path);
    std::optional<bool> wants_so_much(std::uint32_t variables);
    bool write(const solving::Solution& solution, std::uint32_t variables, const std::string& path);

    ui::Console& console_;
    std::map<std::string, std::string> formulas_;  ///< by the files that were written
};

}  // namespace satdoku::laboratory
