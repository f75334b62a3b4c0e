// The program: puts the rooms together and runs what they bring.
#include "program.hpp"

#include <satdoku/frame/run.hpp>

int main(int count, char** words) {
    return satdoku::frame::run_program(satdoku::app::program(), count, words);
}
