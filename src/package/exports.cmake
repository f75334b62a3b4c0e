# Writes the linker's version script of libsatdoku: what the public headers declare is exported, and nothing else. Code is
# laid out by clang-format, so that declarations of a namespace begin in the first column.
#
#   cmake -DHEADERS="FILE;FILE;..." -DOUTPUT=FILE -P exports.cmake
set(patterns)
foreach(header IN LISTS HEADERS)
    get_filename_component(folder ${header} DIRECTORY)
    get_filename_component(module ${folder} NAME)
    file(STRINGS ${header} lines REGEX "^[A-Za-z].*")
    foreach(line IN LISTS lines)
        if(line MATCHES "^(class|struct) ([A-Za-z]+)")
            set(class satdoku::${module}::${CMAKE_MATCH_2})
            list(APPEND patterns "${class}::*" "vtable?for?${class}" "typeinfo?for?${class}" "typeinfo?name?for?${class}"
                "*thunk?to?${class}::*")
        elseif(line MATCHES "[ *&]([A-Za-z_]+)\\(")
            set(function satdoku::${module}::${CMAKE_MATCH_1})
            # The name is followed by the parameters, or by a tag if the function returns a string; linker scripts
            # cannot match a single bracket. Templates are compiled by their users.
            list(APPEND patterns "${function}[!a-zA-Z0-9_]*")
        endif()
    endforeach()
endforeach()
list(REMOVE_DUPLICATES patterns)
list(SORT patterns)
string(REPLACE ";" ";\n        " patterns "${patterns}")
file(WRITE ${OUTPUT} "{
    global:
        satdoku_*;
        ipasir_*;
        extern \"C++\" {
        ${patterns};
        };
    local: *;
};
")
