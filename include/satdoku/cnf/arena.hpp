// An array that grows without holding its items twice: the system moves large blocks by its page tables, where a
// std::vector would copy them. For items that are plain bytes.
#pragma once
#include <satdoku/core/machine.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <type_traits>
#include <utility>

namespace satdoku::cnf {
template <typename Item> class Arena {
    static_assert(std::is_trivially_copyable_v<Item>);

  public:
    Arena() = default;
    Arena(const Arena& other) {
        std::copy_n(other.data(), other.size(), room_for(other.size()));
        size_ = other.size();
    }
    Arena(Arena&& other) noexcept { swap(other); }
    Arena& operator=(Arena other) noexcept {
        swap(other);
        return *this;
    }
    ~Arena() { std::free(static_cast<void*>(items_)); }

    Item& operator[](std::size_t index) { return items_[index]; }
    const Item& operator[](std::size_t index) const { return items_[index]; }
    Item* data() { return items_; }
    const Item* data() const { return items_; }
    std::size_t size() const { return size_; }
    /// The memory of the items. The rest of the block has never been touched, so that the system has not given it yet.
    std::uint64_t bytes() const { return std::uint64_t{size_} * sizeof(Item); }

    /// Throws core::Error if there is not enough memory.
    void push_back(const Item& item) {
        *room_for(1) = item;
        ++size_;
    }
    /// Returns where the caller may write the next `count` items; took() then makes them part of the arena. Throws as
    /// push_back() does.
    Item* room_for(std::size_t count) {
        if (count > capacity_ - size_) grow(size_ + count);
        return items_ + size_;
    }
    void took(std::size_t count) { size_ += count; }
    /// Keeps only the first `count` items. @pre count <= size()
    void shorten(std::size_t count) { size_ = count; }

    void swap(Arena& other) noexcept {
        std::swap(items_, other.items_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }

  private:
    void grow(std::size_t needed) {
        constexpr std::size_t first_capacity = 64;
        constexpr std::uint64_t worth_asking = std::uint64_t{1} << 26U;
        const std::size_t capacity = std::max({first_capacity, needed, capacity_ + capacity_ / 2});
        if (capacity * sizeof(Item) > worth_asking) core::require_memory(capacity * sizeof(Item));
        void* const moved = std::realloc(static_cast<void*>(items_), capacity * sizeof(Item));
        if (moved == nullptr) throw std::bad_alloc();
        items_ = static_cast<Item*>(moved);
        capacity_ = capacity;
    }

    Item* items_ = nullptr;  ///< from realloc()
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};
}  // namespace satdoku::cnf
