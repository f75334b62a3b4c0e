# Builds for Windows on Debian and its relatives, with g++-mingw-w64-x86-64-posix; with wine, what is built runs too.
#
#   cmake -S . -B build/windows -DCMAKE_TOOLCHAIN_FILE=src/package/windows.cmake
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
find_program(SATDOKU_WINE wine)
if(SATDOKU_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${SATDOKU_WINE})
endif()
