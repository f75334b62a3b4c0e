#include "list_picker.hpp"
#include <satdoku/core/file_list.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <algorithm>

namespace satdoku::ui {
namespace {
/// How well a line fits the typed lower-case text: 0 exactly, 1 a name's beginning, 2 somehow; nothing: not at all.
std::optional<int> fit_of(const ListLine& line, std::string_view typed) {
    const std::string name = lower(line.name);
    const std::string synonym = lower(line.synonym);
    if (name == typed || synonym == typed || line.number == typed) return 0;
    if (name.starts_with(typed) || synonym.starts_with(typed)) return 1;
    const bool somehow = line.number.starts_with(typed) || name.find(typed) != std::string::npos ||
                         lower(line.title).find(typed) != std::string::npos;
    return somehow ? std::optional(2) : std::nullopt;
}
}  // namespace

std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& character : lowered)
        if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
    return lowered;
}

bool leaves(std::string_view answer) { return answer == "q" || answer == "Q" || answer == "quit" || answer == "exit"; }

const ListPicker::Binding ListPicker::bindings[] = {
    {"\x1b[A", &ListPicker::go_up},       {"\x10", &ListPicker::go_up},
    {"\x1b[B", &ListPicker::go_down},     {"\x0e", &ListPicker::go_down},
    {"\x1b[5~", &ListPicker::go_page_up}, {"\x1b[6~", &ListPicker::go_page_down},
    {"\x1b[H", &ListPicker::go_home},     {"\x1b[F", &ListPicker::go_end},
    {"\x1b[C", &ListPicker::open_folder}, {"\x1b[D", &ListPicker::close_folder},
    {"\x15", &ListPicker::erase_all},     {"\x17", &ListPicker::erase_all},
    {"\t", &ListPicker::complete},        {"\x7f", &ListPicker::erase_character},
};

ListPicker::ListPicker(const List& list, bool after_q)
    : list_(list), typed_(list.folder), lines_(list.lines({})), is_short_(list.is_short), after_q_(after_q) {
    refresh();
}

ListPicker::Reaction ListPicker::press(std::string_view key, bool more) {
    const bool is_first = !more && typed_ == folder_;
    const std::string plain = half_width(key);
    const bool is_enter = key == "\r" || key == "\n";
    const bool is_rest_of_q = std::exchange(after_q_, false) && is_enter;
    if (is_rest_of_q) is_short_ = false;
    if (is_enter) return is_rest_of_q ? Reaction::none : enter();
    if (key == "\x04" && typed_.empty()) return Reaction::ended;
    if (key == "\x0c") return Reaction::clear_screen;
    if (key == "\x1a") return Reaction::suspend;
    if (key == "\x1b") {
        if (typed_.empty() && several_.empty()) return Reaction::left;
        several_.clear();
        type({});
    } else if (is_first && leaves(plain)) {
        left_by_q_ = true;
        return Reaction::left;
    } else if (is_first && plain == "?") {
        explains_ = !explains_;
    } else if (const auto* const bound = std::ranges::find(bindings, usual_key(key), &Binding::key);
               bound != std::end(bindings)) {
        (this->*bound->act)();
    } else if (is_typed(key) && (key != " " || !choose_line(more))) {
        type(typed_ + std::string(key));
    }
    return Reaction::none;
}

void ListPicker::type(std::string text) {
    typed_ = std::move(text);
    refresh();
}

/// Finds the lines that match what is typed now, and marks the one that does so best.
void ListPicker::refresh() {
    const std::string folder = list_.has_folders ? typed_.substr(0, core::end_of_folder(typed_)) : std::string();
    if (folder != folder_) lines_ = list_.lines(folder);
    folder_ = folder;
    const std::string typed = lower(half_width(core::trimmed(std::string_view(typed_).substr(folder.size()))));
    matches_.clear();
    marked_ = 0;
    first_ = 0;
    int best = 3;
    for (std::size_t index = 0; index < lines_.size(); ++index) {
        const auto fit = fit_of(lines_[index], typed);
        if (!fit) continue;
        const bool is_standard = typed.empty() && lines_[index].answer == list_.standard;
        if (is_standard || *fit < best) marked_ = matches_.size();
        if (is_standard || *fit < best) best = is_standard ? 0 : *fit;
        matches_.push_back(index);
    }
}

ListPicker::Reaction ListPicker::enter() {
    const std::string typed(core::trimmed(typed_));
    if (typed_ == folder_ && !several_.empty()) {
        answer_ = core::join(several_, " ", [](const ListLine& line) { return line.answer; });
        chosen_ = core::join(several_, " ", [](const ListLine& line) { return language::visible(line.answer); });
        return Reaction::entered;
    }
    const bool is_answer = !typed.empty() && (marked() == nullptr || (list_.is_answer && list_.is_answer(typed)));
    if (!is_answer) return marked() == nullptr ? Reaction::none : take(*marked());
    answer_ = typed;
    chosen_ = language::visible(typed);
    return Reaction::entered;
}

ListPicker::Reaction ListPicker::take(const ListLine& line) {
    if (line.is_folder) {
        type(std::string(line.answer));
        return Reaction::none;
    }
    answer_ = line.answer;
    chosen_ = list_.has_folders ? language::visible(answer_) : line.name;
    return Reaction::entered;
}

/// The space key, if several lines may be chosen. Returns false if it only types a blank: a complete name is before it.
bool ListPicker::choose_line(bool more) {
    if (!list_.takes_several || more || marked() == nullptr) return false;
    const std::string_view typed = std::string_view(typed_).substr(folder_.size());
    if (!typed.empty() && list_.is_answer && list_.is_answer(typed_)) return false;
    const ListLine line = *marked();
    const auto is_same = [&](const ListLine& other) { return other.answer == line.answer; };
    if (std::erase_if(several_, is_same) == 0) several_.push_back(line);
    if (typed.empty()) {
        marked_ = std::min(marked_ + 1, last());
    } else {
        type(folder_);
    }
    return true;
}

bool ListPicker::is_chosen(const ListLine& line) const {
    return std::ranges::any_of(several_, [&](const ListLine& other) { return other.answer == line.answer; });
}

void ListPicker::open_folder() {
    if (marked() != nullptr && marked()->is_folder) type(std::string(marked()->answer));
}

/// Goes to the folder above.
void ListPicker::close_folder() {
    if (!list_.has_folders) return;
    const std::string_view shown = std::string_view(folder_).substr(0, folder_.empty() ? 0 : folder_.size() - 1);
    const std::string_view name = shown.substr(core::end_of_folder(shown));
    if (folder_.empty() || name == "..") return type(folder_ + "../");
    if (!shown.empty() && name != "~") type(std::string(shown.substr(0, shown.size() - name.size())));
}

void ListPicker::erase_character() {
    std::size_t begin = 0;
    for (std::size_t at = 0; at < typed_.size();) {
        const core::Character character = core::first_character(std::string_view(typed_).substr(at));
        if (language::columns_of(character) != 0) begin = at;
        at += character.bytes;
    }
    type(typed_.substr(0, begin));
}

/// The tab key types the marked line.
void ListPicker::complete() {
    if (marked() != nullptr) type(list_.has_folders ? marked()->answer : marked()->name);
}
}  // namespace satdoku::ui
