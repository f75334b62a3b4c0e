#include "catalogue.hpp"

namespace satdoku::ui {

namespace {

constexpr Entry entries[] = {
    {"play.title", "Twodoku", "双数独"},
};

}  // namespace

std::span<const Entry> play_entries() {
    return entries;
}

}  // namespace satdoku::ui
