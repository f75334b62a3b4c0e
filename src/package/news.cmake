# Makes the topic "news" of the help from NEWS.md, as news.cpp of the build folder. "# " begins the part of a language,
# "## " a version, "- **TERM**: " an entry. It is made when CMake configures: if a command of the build made it,
# projects that link parts of the library would have to build `language` first.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/NEWS.md)
file(READ ${CMAKE_CURRENT_LIST_DIR}/NEWS.md text)
string(FIND "${text}" "\n# " middle)
math(EXPR english_bytes "${middle} - 1")
math(EXPR chinese_from "${middle} + 3")
string(SUBSTRING "${text}" 2 ${english_bytes} english)
string(SUBSTRING "${text}" ${chinese_from} -1 chinese)
foreach(part english chinese)
    string(REGEX REPLACE "\n## ([^\n]*)\n" "\n\\1:\n" ${part} "${${part}}")
    string(REGEX REPLACE "\n- \\*\\*([^*]*)\\*\\*(: |：)" "\n\\1 :: " ${part} "${${part}}")
endforeach()
string(REGEX REPLACE "`([^`]*)`" "'\\1'" english "${english}")
# Chinese quotation marks have no blanks around them.
string(REGEX REPLACE "([^: \n]) `" "\\1`" chinese "${chinese}")
string(REGEX REPLACE "` ([^\n])" "`\\1" chinese "${chinese}")
string(REGEX REPLACE "`([^`]*)`" "“\\1”" chinese "${chinese}")
file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/news.cpp CONTENT "#include \"catalogue.hpp\"

namespace satdoku::language {

std::span<const Entry> news_entries() {
    static constexpr Entry entries[] = {{\"topic.news\", R\"news(${english})news\", R\"news(${chinese})news\"}};
    return entries;
}

}  // namespace satdoku::language
")
