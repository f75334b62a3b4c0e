// The SAT half of the menus.
#pragma once
#include <satdoku/frame/command.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::laboratory {
/// A formula with its file.
struct LoadedFormula {
    std::string path;
    bool relaxed = false;  ///< how it was read
    cnf::Formula formula{};
    cnf::ReadReport report{};
    wording::ClauseWords words{};
};

/// Saves results of the menus as .res files next to their formulas. It asks before it replaces a file.
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

/// What the menus remember as long as the program runs. A formula stays until it is dropped or another one is loaded.
struct SatSession {
    explicit SatSession(ui::Console& console) : saver(console) {}

    std::optional<LoadedFormula> loaded{};
    solving::SolveRequest last{};    ///< how a formula was solved last
    std::string statistics{};        ///< every count of the last solve; empty before the first one
    std::string_view next = "load";  ///< the item of the menu that comes next
    ResultSaver saver;

    /// The formula, the engine and the language, for the last line of a menu.
    std::string status() const;
};

/// Runs until the person leaves.
/// @param path  of a formula to load at once; empty: none. Throws core::Error if it cannot be loaded.
void sat_menu(frame::Context& context, SatSession& session, const std::string& path = {});

/// Asks for a formula: lists those of this folder by number, and takes a number or a name. Returns nothing if the person
/// leaves.
/// @param standard  another answer, which Enter gives; empty: Enter takes the first formula
std::optional<std::string> ask_formula(ui::Console& console, std::string_view standard = {});

/// The same for one or more formulas. Empty if the person leaves.
std::vector<std::string> ask_formulas(ui::Console& console);

/// The formulas that an answer names; empty if it looks like something else.
std::vector<std::string> formulas_of(const std::string& answer);

/// A table of formulas: name, variables, clauses and size, a line each. Throws core::Error for one that cannot be read, or
/// after a signal. @param relaxed  how each is read
std::string formulas_table(const std::vector<std::string>& paths, const std::vector<bool>& relaxed);

inline constexpr std::string_view no_program = "none";

/// Asks for another solver to compare, as --solver takes it, or no_program. Returns nothing if the person leaves.
std::optional<std::string> ask_program(ui::Console& console, const std::string& standard);

/// Asks for a formula, one clause per line, and for the file to write. Returns its path; nothing if the user leaves.
std::optional<std::string> type_formula(ui::Console& console);

/// Returns true if the answer looks like the name of a formula: ".cnf" is in it. Whether there is such a file is for the
/// one who opens it to say.
bool names_formula(const std::string& answer);

// -- The menus after an unsatisfiable answer: a DRAT proof, written and checked.
/// Offers to write a proof and to check it.
/// @param request       how the formula was solved; it is solved in the same way again
/// @param formula_path  the default name of the proof is in its folder
void offer_proof(ui::Console& console, cnf::Formula& formula, const solving::SolveRequest& request,
                 const std::string& formula_path);

/// For the answer of another program: offers to check a proof that exists, or to make one.
/// @param last  the standard answer to how to solve
/// @param confirmed  whether the claim is proved already: then Enter goes back unless there is a proof file
void offer_confirmation(ui::Console& console, solving::SolveRequest& last, cnf::Formula& formula,
                        const std::string& formula_path, bool confirmed);
}  // namespace satdoku::laboratory
