// A judge of XML: whether a text is well formed, as the standard says (elements, attributes, references,
// characters; no document types).
#pragma once
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::support {
class Xml {
  public:
    explicit Xml(std::string_view text) : rest_(text), whole_(text) {}

    std::string fault() {
        if (take("<?xml ")) {
            const std::size_t end = rest_.find("?>");
            if (end == std::string_view::npos) return "the declaration has no end";
            rest_.remove_prefix(end + 2);
        }
        blanks();
        element();
        blanks();
        if (fault_.empty() && !rest_.empty()) fail("text after the element");
        return fault_;
    }

  private:
    static bool is_blank(char character) {
        return character == ' ' || character == '\n' || character == '\t' || character == '\r';
    }
    static bool is_name(char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
               (character >= '0' && character <= '9') || character == '-' || character == '_' || character == ':';
    }
    void fail(const std::string& why) {
        if (fault_.empty()) fault_ = why + " at byte " + std::to_string(whole_.size() - rest_.size());
        rest_ = {};
    }
    bool take(std::string_view expected) {
        if (!rest_.starts_with(expected)) return false;
        rest_.remove_prefix(expected.size());
        return true;
    }
    void blanks() {
        while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
    }
    std::string name() {
        std::string name;
        while (!rest_.empty() && is_name(rest_.front())) {
            name += rest_.front();
            rest_.remove_prefix(1);
        }
        if (name.empty()) fail("a name is missing");
        return name;
    }
    void reference() {
        const std::size_t end = std::min(rest_.find(';'), rest_.size());
        const std::string_view named = rest_.substr(0, end);
        constexpr std::array<std::string_view, 5> known = {"&amp", "&lt", "&gt", "&quot", "&apos"};
        const bool is_known = std::find(known.begin(), known.end(), named) != known.end();
        if (!is_known && !named.starts_with("&#")) return fail("a bare &");
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
    }
    /// Text up to one of these characters.
    void characters(std::string_view ends) {
        while (!rest_.empty() && ends.find(rest_.front()) == std::string_view::npos) {
            const auto byte = static_cast<unsigned char>(rest_.front());
            if (byte == '&') {
                reference();
            } else if (byte == '<' || (byte < 0x20 && !is_blank(rest_.front()))) {
                return fail("a character that may not be there");
            } else {
                rest_.remove_prefix(1);
            }
        }
    }
    /// Returns whether the element ends with its tag.
    bool attributes() {
        std::set<std::string> names;
        for (;;) {
            const std::size_t before = rest_.size();
            blanks();
            if (take("/>")) return true;
            if (take(">") || rest_.empty()) return false;
            if (rest_.size() == before) fail("a blank is missing");
            if (!names.insert(name()).second) fail("an attribute stands twice");
            if (!take("=\"")) fail("a value is missing");
            characters("\"");
            if (!take("\"")) fail("a value has no end");
        }
    }
    void element() {
        std::vector<std::string> open;
        do {
            if (rest_.empty()) return fail("an element has no end");
            if (take("<!--")) {
                const std::size_t end = rest_.find("-->");
                if (end == std::string_view::npos) return fail("a comment has no end");
                rest_.remove_prefix(end + 3);
            } else if (take("</")) {
                if (name() != open.back() || !take(">")) return fail("the wrong element is closed");
                open.pop_back();
            } else if (take("<")) {
                const std::string opened = name();
                if (!attributes()) open.push_back(opened);
            } else if (open.empty()) {
                return fail("there is no element");
            } else {
                characters("<");
            }
        } while (!open.empty());
    }

    std::string_view rest_;
    std::string_view whole_;
    std::string fault_;
};

/// What is wrong with it, or nothing where it is one well-formed element, with an XML declaration or without.
inline std::string xml_fault(std::string_view text) { return Xml(text).fault(); }

/// The same for a page of HTML: its first line is not XML, and the text of a script is not markup.
inline std::string html_fault(std::string page) {
    constexpr std::string_view type = "<!DOCTYPE html>\n";
    if (!page.starts_with(type)) return "the type of the document is missing";
    page.erase(0, type.size());
    const std::size_t begin = page.find("<script>\n");
    const std::size_t end = page.find("</script>");
    if ((begin == std::string::npos) != (end == std::string::npos)) return "a script has no end";
    if (begin != std::string::npos) page.erase(begin, end - begin + std::string_view("</script>").size());
    return xml_fault(page);
}

}  // namespace satdoku::support
