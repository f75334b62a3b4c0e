// Pictures of a formula and of a search in it, as data that every format can be made of.
#pragma once

#include <satdoku/boards/encodings.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/draw/drawing.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::insight {

/// One picture; what a format needs besides is made when it is asked for, while the subject's formula lives.
struct FormulaPicture {
    std::string title;
    draw::Drawing drawing;
    std::function<std::string(std::size_t columns)> text;
    std::function<std::string()> dot{};  ///< where the picture is a graph
    /// For the page: HTML instead of the drawing (empty: the drawing alone), and its script.
    std::string page_body{};
    std::string_view page_script{};
    std::string_view page_style{};
};

/// What there is to be drawn.
struct PictureSubject {
    std::string name;  ///< of the formula, as it may be shown
    const cnf::ClauseList& formula;
    puzzle::FormulaNote note;
    /// Lets the search run and tell this observer; nothing where the picture is of the formula alone.
    std::function<void(solve::Observer&)> search{};
    std::size_t nodes = 0;                 ///< of a graph at most
    const grid::Layout* layout = nullptr;  ///< of a puzzle, where it was said
    std::uint64_t every = 0;  ///< events between two pictures of a board; 0: as many as make some 30 pictures
    std::stop_token stop{};
};

FormulaPicture interaction_picture(const PictureSubject& subject);
FormulaPicture matrix_picture(const PictureSubject& subject);
FormulaPicture lengths_picture(const PictureSubject& subject);
FormulaPicture occurrences_picture(const PictureSubject& subject);
/// @pre there is a search
FormulaPicture search_picture(const PictureSubject& subject);
/// The candidates of a puzzle as the search goes on. @pre there is a search. Throws core::Error where the formula is
/// none of a puzzle.
FormulaPicture board_picture(const PictureSubject& subject);
/// The board with the variable of each digit. Throws core::Error as board_picture() does.
FormulaPicture literals_picture(const PictureSubject& subject);

/// What stands above a picture in characters, an empty line behind it.
std::string heading_text(const std::string& title, const std::vector<std::string>& captions,
                         std::size_t columns);

/// A control of a page that shows one of several pictures: a slider with a button to either side.
/// @param count  how many there are
std::string slider(std::size_t count);

}  // namespace satdoku::insight
