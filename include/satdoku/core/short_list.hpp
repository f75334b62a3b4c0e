// A list of few items that lie in the object itself.
#pragma once
#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace satdoku::core {
/// @tparam Most  how many items it can hold, at most 255
template <typename Item, std::size_t Most> class ShortList {
  public:
    using value_type = Item;

    constexpr ShortList() = default;
    constexpr ShortList(std::initializer_list<Item> items) {
        for (const Item& item : items) push_back(item);
    }
    /// @param size  number of equal items, at most Most
    constexpr explicit ShortList(std::size_t size, const Item& item = {}) : size_(static_cast<std::uint8_t>(size)) {
        std::fill(begin(), end(), item);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Item& operator[](std::size_t at) { return items_[at]; }
    constexpr const Item& operator[](std::size_t at) const { return items_[at]; }
    constexpr Item* data() { return items_.data(); }
    constexpr const Item* data() const { return items_.data(); }
    constexpr Item* begin() { return items_.data(); }
    constexpr Item* end() { return items_.data() + size_; }
    constexpr const Item* begin() const { return items_.data(); }
    constexpr const Item* end() const { return items_.data() + size_; }
    constexpr const Item& front() const { return items_.front(); }
    constexpr const Item& back() const { return items_[size_ - 1U]; }
    /// @pre size() < Most
    constexpr void push_back(const Item& item) { items_[size_++] = item; }

    constexpr bool operator==(const ShortList& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }
    constexpr auto operator<=>(const ShortList& other) const {
        return std::lexicographical_compare_three_way(begin(), end(), other.begin(), other.end());
    }

  private:
    std::array<Item, Most> items_{};
    std::uint8_t size_ = 0;
};
}  // namespace satdoku::core
