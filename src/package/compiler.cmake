# Every flag that depends on the compiler. What it defines:
#
#   satdoku_options                    what everything of this project is compiled and linked with
#   satdoku_module_flags               what its libraries are compiled with besides
#   satdoku_optimize(target level)     takes a level (-O1) in the place of the build type's
#   satdoku_instructions               the kinds of instructions that searches on vectors are compiled for
#   satdoku_instructions_<kind>        the flags for them
#
# Microsoft's compiler knows its optimisation by build type alone, and has no vector types: searches are plain there.
add_library(satdoku_options INTERFACE)
target_link_libraries(satdoku_options INTERFACE Threads::Threads)
set(satdoku_module_flags)
set(satdoku_instructions plain)
set(satdoku_instructions_plain)

# Builds that check keep asserts, release builds too. The others test the very objects that are installed.
if(SATDOKU_CHECK_INVARIANTS OR SATDOKU_SANITIZE)
    target_compile_definitions(satdoku_options INTERFACE SATDOKU_CHECK_INVARIANTS)
    foreach(type RELEASE RELWITHDEBINFO MINSIZEREL)
        string(REGEX REPLACE "[-/]DNDEBUG" "" CMAKE_CXX_FLAGS_${type} "${CMAKE_CXX_FLAGS_${type}}")
        if(SATDOKU_SANITIZE)
            # -O1 takes twice as long to compile, and all optimisations three times, for tests that take not much less.
            # It is set before the options of targets, so that a target may have another level.
            string(REGEX REPLACE "-O[23s]" "-Og" CMAKE_CXX_FLAGS_${type} "${CMAKE_CXX_FLAGS_${type}}")
        endif()
    endforeach()
endif()

if(MSVC)
    target_compile_options(satdoku_options INTERFACE /W4 /permissive- /utf-8 /bigobj /Zc:__cplusplus)
    # Without these the system's headers define min and max, and warn of the standard library's own functions.
    target_compile_definitions(satdoku_options INTERFACE NOMINMAX _CRT_SECURE_NO_WARNINGS)
    target_link_options(satdoku_options INTERFACE /STACK:8388608)
    if(SATDOKU_STATIC)
        set(CMAKE_MSVC_RUNTIME_LIBRARY "MultiThreaded$<$<CONFIG:Debug>:Debug>")
    endif()

    function(satdoku_optimize target level)
    endfunction()
    return()
endif()

function(satdoku_optimize target level)
    target_compile_options(${target} PRIVATE ${level})
endfunction()

# Contracted multiplications would make floating-point numbers, and with them runs, differ between machines.
target_compile_options(satdoku_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -ffp-contract=off)
set(satdoku_module_flags -fno-semantic-interposition -fvisibility-inlines-hidden)
if(SATDOKU_SANITIZE)
    # Lines are all that a report needs of the debugger's tables: all of them take 1.3 times as long. So do the checks of
    # every pointer before it is followed, which the address sanitizer mostly does, too, and which are left out.
    target_compile_options(satdoku_options INTERFACE
        -fsanitize=${SATDOKU_SANITIZE} -fno-sanitize=null,alignment,object-size,vptr -fno-sanitize-recover=all
        -fno-omit-frame-pointer -g1)
    target_link_options(satdoku_options INTERFACE -fsanitize=${SATDOKU_SANITIZE})
    if(SATDOKU_SANITIZE MATCHES address AND CMAKE_SYSTEM_NAME STREQUAL Linux)
        # The checks of undefined behaviour add 30 MB of data full of addresses. A program at a fixed address does not
        # relocate them, which saves a third of each start, and the tests start it thousands of times.
        target_link_options(satdoku_options INTERFACE $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
    endif()
    # GCC 12 sees strings written beyond their own buffers where the checks of sanitizers are between.
    target_compile_options(satdoku_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    # libc++ counts threads that can be stopped among its experiments before version 20.
    include(CheckCXXSourceCompiles)
    check_cxx_source_compiles("
        #include <thread>
        int main() { std::jthread([](std::stop_token) {}); }" SATDOKU_STOPPING_THREADS)
    if(NOT SATDOKU_STOPPING_THREADS)
        target_compile_options(satdoku_options INTERFACE -fexperimental-library)
        target_link_options(satdoku_options INTERFACE -fexperimental-library)
    endif()
endif()
if(MINGW)
    # Stacks as large as those of other systems; and no library besides Windows' own, in the tests neither.
    target_link_options(satdoku_options INTERFACE -Wl,--stack,8388608 $<$<BOOL:${SATDOKU_STATIC}>:-static>)
endif()

if(SATDOKU_STANDARD_ONLY)
    target_compile_definitions(satdoku_options INTERFACE SATDOKU_STANDARD_ONLY)
    return()
endif()

# GCC warns that other files would pass vectors wider than the processor's in another way: these files keep theirs.
set(satdoku_instructions_plain -Wno-psabi)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|amd64")
    set(satdoku_instructions plain avx2 avx512)
    set(satdoku_instructions_avx2 -Wno-psabi -mavx2 -mbmi -mpopcnt)
    set(satdoku_instructions_avx512 ${satdoku_instructions_avx2} -mavx512f -mavx512bw -mavx512bitalg
        -mprefer-vector-width=512)
endif()
if(MINGW AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND "avx2" IN_LIST satdoku_instructions)
    # GCC aligns stacks on Windows to 16 bytes only, and moves wider vectors as if they were aligned there (its bug 54412).
    # Assemblers since binutils 2.38 can take other instructions for these moves.
    include(CheckCXXCompilerFlag)
    check_cxx_compiler_flag(-Wa,-muse-unaligned-vector-move SATDOKU_UNALIGNED_MOVES)
    if(SATDOKU_UNALIGNED_MOVES)
        list(APPEND satdoku_instructions_avx2 -Wa,-muse-unaligned-vector-move)
        list(APPEND satdoku_instructions_avx512 -Wa,-muse-unaligned-vector-move)
    else()
        set(satdoku_instructions plain)
    endif()
endif()
