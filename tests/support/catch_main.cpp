// Catch2 version 2 wants its main compiled once.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
