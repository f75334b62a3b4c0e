// Sessions in a document: blocks between ``` lines whose first line begins with `$ `. Such a line is a shell command;
// its output follows, with a person's answers after the prompts. A line `...` stands for any number of lines. Sessions
// under one heading share a folder and run in order.
//
// A file of the catalogue is such a document, too: its blocks are the lines indented by four blanks, and each language of
// an entry is a heading.
#pragma once
#include "program/program.hpp"
#include <cstddef>
#include <string>
#include <vector>

namespace sessions {
/// Matches any number of lines.
inline const std::string any_lines = "...";

/// A part of a command's output: up to the next line with a person's answer, or to the end.
using Piece = std::vector<std::string>;

struct Command {
    std::size_t line = 0;  ///< of the document, from 1
    std::string text;      ///< without the `$ `
    std::vector<Piece> pieces;
};

struct Block {
    std::string section;  ///< the heading of the second level above it
    std::size_t line = 0;
    std::vector<std::string> lines;  ///< without their indentation
    bool chinese = false;

    bool is_session() const { return !lines.empty() && lines.front().rfind("$ ", 0) == 0; }
    std::vector<Command> commands() const;
};

std::vector<Block> blocks(const std::string& document);
std::vector<Block> blocks_of_catalogue(const std::string& source);

/// Returns the texts between single ` outside blocks.
std::vector<std::string> code_spans(const std::string& document);

/// Splits output after each line with a person's answer.
std::vector<Piece> pieces(const std::vector<std::string>& lines);

/// Returns true if the output `printed` agrees with the lines `shown` in the document. Ignores numbers that differ from
/// run to run, such as times.
bool matches(const Piece& shown, const Piece& printed);

/// Runs a command and types the answers in its pieces. @param before  exit code of the previous command
Ended run(const Folder& folder, const Command& command, bool chinese, int before);

}  // namespace sessions
