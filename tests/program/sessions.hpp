// Sessions as a document shows them: blocks between ``` lines whose first line begins with `$ `. Such a line is a
// command for the shell; what follows is what it prints, with the answers that a person types behind the prompts. A
// line `...` stands for any number of lines. Sessions under one heading share a folder, in order.
#pragma once

#include "program/program.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace sessions {

/// Stands for any number of lines.
inline const std::string any_lines = "...";

/// A part of what a command prints: up to the next line that a person typed an answer on, or the end.
using Piece = std::vector<std::string>;

struct Command {
    std::size_t line = 0;  ///< of the document, from 1
    std::string text;      ///< without the `$ `
    std::vector<Piece> pieces;
};

struct Block {
    std::string section;  ///< the heading of the second level that it stands under
    std::size_t line = 0;
    std::vector<std::string> lines;

    bool is_session() const { return !lines.empty() && lines.front().rfind("$ ", 0) == 0; }
    std::vector<Command> commands() const;
};

std::vector<Block> blocks(const std::string& document);

/// The text between single ` on the lines that are in no block.
std::vector<std::string> code_spans(const std::string& document);

/// The lines of a text, cut behind each line that a person typed an answer on.
std::vector<Piece> pieces(const std::vector<std::string>& lines);
std::vector<std::string> lines_of(const std::string& text);

/// Whether a program may print `printed` where `shown` is shown: figures that differ from run to run do not count.
bool matches(const Piece& shown, const Piece& printed);

/// Runs a command with the answers that its pieces show. @param before  exit code of the command before it
Ended run(const Folder& folder, const Command& command, bool chinese, int before);

}  // namespace sessions
