// Finds the family of a file by its name: each family counts once, whatever the number of its members.
//
// Collections name files after their families, so the first word of the name is enough for most. A table of public
// names has the families with several names, or with names that mean nothing; a file given by the user comes before the
// table.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace satdoku::benchmarks {
class FamilyNames {
  public:
    /// With the table of public names.
    FamilyNames() = default;
    /// @param path  a file with a line "PART FAMILY" for each part of a name; the first line that fits decides; if
    ///              none fits, the public names decide. Throws core::Error for a line of another form.
    explicit FamilyNames(const std::string& path);

    /// @param path  of the formula; its last part counts
    std::string family(const std::string& path) const;

  private:
    std::vector<std::pair<std::string, std::string>> own_;
};

}  // namespace satdoku::benchmarks
