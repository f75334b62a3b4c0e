# Puts the files of a page into a C++ file, as one draw::PageSource:
#     cmake -DMODULE=... -DFOLDER=... -DNAME=... -DMARKUP=file -DSTYLES=a;b -DSCRIPTS=a;b -DOUT=... -P embed.cmake
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

piece(markup ${MARKUP})
foreach(list STYLES SCRIPTS)
    set(${list}_pieces "")
    foreach(file IN LISTS ${list})
        piece(text ${file})
        string(APPEND ${list}_pieces "    ${text},\n")
    endforeach()
endforeach()
file(WRITE ${OUT} "#include <satdoku/draw/web.hpp>

#include <array>

namespace satdoku::${MODULE} {

extern const draw::PageSource ${NAME};

namespace {
constexpr auto ${NAME}_styles = std::to_array<std::string_view>({
${STYLES_pieces}});
constexpr auto ${NAME}_scripts = std::to_array<std::string_view>({
${SCRIPTS_pieces}});
}  // namespace

const draw::PageSource ${NAME} = {${markup}, ${NAME}_styles, ${NAME}_scripts};

}  // namespace satdoku::${MODULE}
")
