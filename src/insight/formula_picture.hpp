// Pictures of a formula and of a search in it, as data for every format, and common parts: the heat of a search,
// headings, sliders.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/draw/drawing.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/solve/observer.hpp>

namespace satdoku::insight {
/// One picture. Parts that only some formats need are functions, to be called while the formula of the subject exists.
struct FormulaPicture {
    std::string title;
    draw::Drawing drawing;
    std::function<std::string(std::size_t columns)> text;
    std::function<std::string()> dot{};  ///< only if the picture is a graph
    /// For the page: HTML instead of the drawing (empty: only the drawing), its script and style.
    std::string page_body{};
    std::string_view page_script{};
    std::string_view page_style{};
};

/// The formula or search to draw.
struct PictureSubject {
    std::string name;  ///< of the formula, as it may be shown
    const cnf::ClauseList& formula;
    puzzle::FormulaNote note;
    /// Runs the search with this observer; empty if the picture shows only the formula.
    std::function<void(solve::Observer&)> search{};
    std::size_t nodes = 0;                 ///< the most nodes of a graph
    const grid::Layout* layout = nullptr;  ///< of a puzzle, if given
    std::uint64_t every = 0;  ///< events between two pictures of a board; 0: chosen so that there are about 30
    std::stop_token stop{};
};

FormulaPicture interaction_picture(const PictureSubject& subject);
FormulaPicture matrix_picture(const PictureSubject& subject);
FormulaPicture lengths_picture(const PictureSubject& subject);
FormulaPicture occurrences_picture(const PictureSubject& subject);
/// @pre there is a search
FormulaPicture search_picture(const PictureSubject& subject);
/// The candidates of a puzzle during the search. @pre there is a search. Throws core::Error if it encodes no puzzle.
FormulaPicture board_picture(const PictureSubject& subject);
/// The board with the variable of each digit. Throws core::Error as board_picture() does.
FormulaPicture literals_picture(const PictureSubject& subject);

/// Counts how often a search touches each variable, in total and over time. A variable is touched if it is in the
/// clause of a conflict, is resolved on, or is in a learned clause.
///
/// Time is divided into windows of the same number of conflicts. When there are too many windows, neighbours are joined
/// in pairs, so that memory is bounded.
class Heat final : public solve::Observer {
  public:
    static constexpr std::size_t most_windows = 60;
    /// The place where a variable is counted, below the number of places; nothing if it is not counted.
    using Place = std::function<std::optional<std::uint32_t>(cnf::Variable)>;

    /// @param clauses  number of clauses whose conflicts and propagations are also counted; with 0 the engine sends
    /// fewest
    ///                 events
    Heat(Place place, std::size_t places, std::size_t clauses);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;

    /// By place.
    const std::vector<std::uint64_t>& touches() const { return touches_; }
    /// By clause of the formula: number of conflicts in which it was false and of its propagations.
    const std::vector<std::uint64_t>& clause_touches() const { return clause_touches_; }
    std::uint64_t conflicts() const { return conflicts_; }
    /// By window, by place.
    const std::vector<std::vector<std::uint64_t>>& windows() const { return windows_; }
    std::uint64_t conflicts_of_window() const { return width_; }

  private:
    void touch(std::span<const cnf::Literal> literals);
    void touch_clause(std::uint64_t number);
    void begin_conflict();

    Place place_;
    std::vector<std::uint64_t> touches_;
    std::vector<std::uint64_t> clause_touches_;
    std::vector<std::vector<std::uint64_t>> windows_;
    std::uint64_t width_ = 1;
    std::uint64_t conflicts_ = 0;
};

/// The square roots of the counts relative to the greatest, from 0 to 1, so that few touches look different from none.
std::vector<double> heat_parts(const std::vector<std::uint64_t>& touches, std::uint64_t greatest);
std::uint64_t greatest_of(const std::vector<std::uint64_t>& touches);

/// The title and captions of a picture in characters, followed by an empty line.
std::string heading_text(const std::string& title, const std::vector<std::string>& captions, std::size_t columns);

/// The control of a page that shows one of several pictures: a slider with a button on either side.
/// @param count  number of pictures
std::string slider(std::size_t count);

/// The picture as an HTML page.
std::string page_of(const FormulaPicture& picture);
}  // namespace satdoku::insight
