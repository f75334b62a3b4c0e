#include <satdoku/grid/notation.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/step_picture.hpp>

namespace satdoku::wording {
namespace {
using deduce::Candidate;
using deduce::Role;
using draw::Ink;
using draw::Mark;

/// The look of the candidates with a role. A step may have several sets: their marks alternate (set_marks).
struct RoleLook {
    Role role;
    Mark mark;
    Ink tint;  ///< of the part's houses
    const char* key;
};

constexpr auto looks = std::to_array<RoleLook>({
    {Role::base, Mark::disc, Ink::blue_tint, "role.base"},
    {Role::cover, Mark::disc, Ink::yellow_tint, "role.cover"},
    {Role::fin, Mark::square, Ink::none, "role.fin"},
    {Role::endo_fin, Mark::triangle, Ink::none, "role.endo_fin"},
    {Role::pivot, Mark::diamond, Ink::blue_tint, "role.pivot"},
    {Role::pincer, Mark::disc, Ink::blue_tint, "role.pincer"},
    {Role::first_colour, Mark::disc, Ink::none, "role.first_colour"},
    {Role::second_colour, Mark::square, Ink::none, "role.second_colour"},
    {Role::clash, Mark::diamond, Ink::blue_tint, "role.clash"},
    {Role::floor, Mark::disc, Ink::none, "role.floor"},
    {Role::roof, Mark::diamond, Ink::none, "role.roof"},
    {Role::set, Mark::disc, Ink::none, "role.set"},
    {Role::common, Mark::triangle, Ink::none, "role.common"},
});
constexpr std::array set_marks = {Mark::disc, Mark::square, Mark::diamond};

const RoleLook& look_of(Role role) {
    const auto found = std::ranges::find_if(looks, [role](const RoleLook& look) { return look.role == role; });
    return found == looks.end() ? looks.front() : *found;
}

draw::CandidatePlace place_of(const Candidate& candidate) { return {candidate.cell, candidate.digit}; }

std::vector<draw::CandidatePlace> places_of(const std::vector<Candidate>& candidates) {
    std::vector<draw::CandidatePlace> places;
    for (const Candidate& candidate : candidates) places.push_back(place_of(candidate));
    return places;
}

/// Marks candidates. A candidate keeps its first mark: several marks would be hard to read.
class Marking {
  public:
    Marking(const deduce::State& state, StepPicture& picture) : state_(state), picture_(picture) {}

    void mark(const std::vector<Candidate>& candidates, Mark mark, const char* key) {
        bool any = false;
        for (const Candidate& candidate : candidates) {
            if (!state_.has(candidate) || is_marked(candidate)) continue;
            picture_.board.marks.push_back({place_of(candidate), mark});
            any = true;
        }
        if (any) explain(mark, key);
    }

    void tint(const std::vector<deduce::HouseIndex>& houses, Ink ink, const char* key) {
        for (const deduce::HouseIndex index : houses) {
            const deduce::House& house = state_.geometry().house(index);
            picture_.board.houses.push_back({house.kind, house.grid, house.index, ink});
        }
        if (!houses.empty()) explain(ink, key);
    }

  private:
    void explain(std::variant<Mark, Ink> look, const char* key) {
        std::string words = language::text(key);
        for (const LegendEntry& entry : picture_.legend)
            if (entry.look == look && entry.words == words) return;
        picture_.legend.push_back({look, std::move(words)});
    }
    bool is_marked(const Candidate& candidate) const {
        const auto& marks = picture_.board.marks;
        return std::ranges::any_of(marks, [&](const draw::MarkedCandidate& marked) {
            return marked.at.cell == candidate.cell && marked.at.digit == candidate.digit;
        });
    }

    const deduce::State& state_;
    StepPicture& picture_;
};

void mark_parts(Marking& marking, const deduce::Step& step) {
    std::size_t sets = 0;
    for (const deduce::Part& part : step.parts) {
        const RoleLook& look = look_of(part.role);
        const Mark mark = part.role == Role::set ? set_marks[sets++ % set_marks.size()] : look.mark;
        marking.mark(part.candidates, mark, look.key);
        // A Sue de Coq uses up the two houses in which its pivot lies.
        const bool uses_up = step.technique == deduce::Technique::sue_de_coq && part.role == Role::pivot;
        const Ink tint = uses_up ? Ink::yellow_tint : look.tint;
        if (tint == Ink::blue_tint) marking.tint(part.houses, tint, "role.base_houses");
        if (tint == Ink::yellow_tint) marking.tint(part.houses, tint, "role.cover_houses");
    }
}

void mark_links(Marking& marking, StepPicture& picture, const deduce::Step& step) {
    for (const deduce::Link& link : step.links) {
        // Strong link: if its beginning is false, its end is true.
        marking.mark(link.from, link.strong ? Mark::square : Mark::disc, link.strong ? "role.off" : "role.on");
        marking.mark(link.to, link.strong ? Mark::disc : Mark::square, link.strong ? "role.on" : "role.off");
        picture.board.links.push_back({places_of(link.from), places_of(link.to), link.strong});
    }
}
}  // namespace

std::string_view role_name(deduce::Role role) {
    const std::string_view key = look_of(role).key;
    return key.substr(key.find('.') + 1);
}

grid::Board board_of(const deduce::State& state) {
    grid::Board board(state.geometry().layout());
    for (std::size_t cell = 0; cell < board.digits.size(); ++cell)
        board.digits[cell] = static_cast<std::uint8_t>(state.digit(static_cast<grid::Cell>(cell)));
    return board;
}

draw::BoardPicture state_picture(const deduce::State& state) {
    draw::BoardPicture picture(state.geometry().layout());
    picture.numbered = true;
    for (std::size_t index = 0; index < picture.cells.size(); ++index) {
        const auto cell = static_cast<grid::Cell>(index);
        draw::CellPicture& look = picture.cells[index];
        look.digit = static_cast<std::uint8_t>(state.digit(cell));
        look.weight = state.is_given(cell) ? draw::Weight::given : draw::Weight::entered;
        look.candidates = state.candidates(cell);
    }
    return picture;
}

StepPicture step_picture(const deduce::State& state, const deduce::Step& step) {
    StepPicture picture{state_picture(state), {}};
    Marking marking(state, picture);
    marking.mark(step.placements, Mark::ring, "role.placed");
    marking.mark(step.eliminations, Mark::cross, "role.removed");
    mark_parts(marking, step);
    mark_links(marking, picture, step);
    for (const Candidate& placed : step.placements) picture.board.cells[placed.cell].tint = Ink::green_tint;
    return picture;
}

char sign_of(draw::Mark mark) {
    if (mark == Mark::ring) return '+';
    return mark == Mark::cross ? '-' : static_cast<char>('A' + static_cast<int>(mark));
}

std::string picture_text(const draw::BoardPicture& picture) {
    grid::Position position{grid::Board(*picture.layout)};
    for (const draw::CellPicture& cell : picture.cells) {
        position.board.digits[static_cast<std::size_t>(&cell - picture.cells.data())] = cell.digit;
        position.candidates.push_back(cell.candidates);
    }
    return grid::pencil_marks(position, [&](grid::Cell cell, int digit) {
        for (const draw::MarkedCandidate& marked : picture.marks)
            if (marked.at.cell == cell && marked.at.digit == digit) return sign_of(marked.mark);
        return '\0';
    });
}
}  // namespace satdoku::wording
