// Which family a file belongs to, by its name: one family counts once, however many of its members are there.
//
// Collections name files after their families, so that the name's first word does for most. Where collections call one
// family by several names, or one name says nothing, a table of public names knows better, and a file of one's own
// better still.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace satdoku::benchmarks {

class FamilyNames {
  public:
    /// With the table of public names.
    FamilyNames() = default;
    /// @param path  a file with a line "PART FAMILY" for each part of a name; the first line that fits decides, and
    ///              where none does, the public names. Throws core::Error for a line of another form.
    explicit FamilyNames(const std::string& path);

    /// @param path  of the formula; its last part counts
    std::string family(const std::string& path) const;

  private:
    std::vector<std::pair<std::string, std::string>> own_;
};

}  // namespace satdoku::benchmarks
