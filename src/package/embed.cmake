# Puts the files of a page into a C++ file: cmake -DFOLDER=... -DSCRIPTS=a;b -DOUT=... -P embed.cmake
# A file is one string; not every compiler takes one that is longer than 16 kB.
set(longest 16000)
function(piece out file)
    file(READ ${FOLDER}/${file} text)
    string(LENGTH "${text}" length)
    if(length GREATER longest)
        message(FATAL_ERROR "${file} is longer than ${longest} bytes: make two of it")
    endif()
    if(text MATCHES "\\)page\"")
        message(FATAL_ERROR "${file} holds the end of a string")
    endif()
    set(${out} "R\"page(${text})page\"" PARENT_SCOPE)
endfunction()

piece(markup explorer.html)
piece(style explorer.css)
set(pieces "")
foreach(file IN LISTS SCRIPTS)
    piece(text ${file})
    string(APPEND pieces "    ${text},\n")
endforeach()
file(WRITE ${OUT} "#include \"explorer/source.hpp\"

#include <array>

namespace satdoku::insight {

namespace {
constexpr auto pieces = std::to_array<std::string_view>({
${pieces}});
}  // namespace

const std::string_view explorer_markup = ${markup};
const std::string_view explorer_style = ${style};
const std::span<const std::string_view> explorer_script = pieces;

}  // namespace satdoku::insight
")
