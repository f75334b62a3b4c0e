# What others link: libsatdoku, which has all modules below `ui` and the C interface of satdoku.h, and libipasirsatdoku,
# which has the ten functions of IPASIR. Each as an archive and as a shared library that exports what the public headers
# declare and nothing else. They are put together from what the modules have compiled.
set(ipasir_modules core cnf solve proof reason cdcl)

# The files that modules have compiled, as an expression for add_library().
function(satdoku_objects result)
    set(objects)
    foreach(module IN LISTS ARGN)
        get_target_property(type satdoku_${module} TYPE)
        if(NOT type STREQUAL "INTERFACE_LIBRARY")
            list(APPEND objects $<TARGET_OBJECTS:satdoku_${module}>)
        endif()
    endforeach()
    set(${result} ${objects} PARENT_SCOPE)
endfunction()

# Archives have all that the compiled files need; the linker takes what is used. The words of errors are all that comes
# from `language`: help, menus and lectures would be half a megabyte. IPASIR has no words.
satdoku_objects(library_objects ${library_modules})
satdoku_objects(ipasir_objects ${ipasir_modules})
satdoku_objects(interface_objects ipasir)
satdoku_objects(text_objects language)
string(REPLACE ";" "|" error_texts "${error_texts}")
set(text_objects "$<FILTER:${text_objects},INCLUDE,/(${error_texts})[.]>")
add_library(satdoku_static STATIC ${library_objects} ${interface_objects} ${text_objects})
add_library(satdoku_shared SHARED ${library_objects} ${interface_objects} ${text_objects})
add_library(satdoku_ipasir_static STATIC ${ipasir_objects} $<FILTER:${interface_objects},EXCLUDE,message|threads>)
add_library(satdoku_ipasir_shared SHARED $<FILTER:${interface_objects},EXCLUDE,message|threads>)
target_link_libraries(satdoku_ipasir_shared PRIVATE satdoku_cdcl)

# Linker scripts with what each shared library exports.
set(library_exports ${PROJECT_BINARY_DIR}/libsatdoku.map)
set(exported_headers)
foreach(module IN LISTS library_modules)
    file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/satdoku/${module}/*.hpp)
    list(APPEND exported_headers ${headers})
endforeach()
add_custom_command(OUTPUT ${library_exports} VERBATIM
    DEPENDS ${exported_headers} ${CMAKE_CURRENT_LIST_DIR}/exports.cmake
    COMMAND ${CMAKE_COMMAND} "-DHEADERS=${exported_headers}" -DOUTPUT=${library_exports}
        -P ${CMAKE_CURRENT_LIST_DIR}/exports.cmake)
add_custom_target(satdoku_exports DEPENDS ${library_exports})
add_dependencies(satdoku_shared satdoku_exports)
function(satdoku_export target map)
    if(UNIX AND NOT APPLE)
        target_link_options(${target} PRIVATE -Wl,--version-script=${map})
        set_target_properties(${target} PROPERTIES LINK_DEPENDS ${map})
    endif()
endfunction()
satdoku_export(satdoku_shared ${library_exports})
satdoku_export(satdoku_ipasir_shared ${CMAKE_CURRENT_LIST_DIR}/ipasir.map)

# Archives name what the standard library of C++ needs, so that a project of C alone links them.
set(runtime ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
list(FILTER runtime INCLUDE REGEX "^(stdc[+][+]|c[+][+]|c[+][+]abi|m)$")
target_link_libraries(satdoku_static INTERFACE ${runtime})
target_link_libraries(satdoku_ipasir_static INTERFACE ${runtime})

foreach(kind static shared)
    set_target_properties(satdoku_${kind} PROPERTIES OUTPUT_NAME satdoku)
    set_target_properties(satdoku_ipasir_${kind} PROPERTIES OUTPUT_NAME ipasirsatdoku)
    foreach(target satdoku_${kind} satdoku_ipasir_${kind})
        set_target_properties(${target} PROPERTIES
            LINKER_LANGUAGE CXX VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
        target_link_libraries(${target} PRIVATE Threads::Threads)
        target_link_options(${target} PRIVATE $<TARGET_PROPERTY:satdoku_options,INTERFACE_LINK_OPTIONS>)
    endforeach()
endforeach()
if(MSVC)
    # The import library that its linker writes would have the name of the archive.
    foreach(library satdoku satdoku_ipasir)
        set_target_properties(${library}_shared PROPERTIES
            WINDOWS_EXPORT_ALL_SYMBOLS ON ARCHIVE_OUTPUT_NAME ${library}_shared)
    endforeach()
endif()

# All of it, for a project that this one is a part of.
add_library(satdoku_all INTERFACE)
target_link_libraries(satdoku_all INTERFACE satdoku_ipasir)
foreach(module IN LISTS library_modules)
    target_link_libraries(satdoku_all INTERFACE satdoku_${module})
endforeach()
add_library(satdoku::satdoku ALIAS satdoku_all)
# IPASIR alone is built without the rest.
target_include_directories(satdoku_ipasir_static INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/c>)
add_library(satdoku::ipasir ALIAS satdoku_ipasir_static)
