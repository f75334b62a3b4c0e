// An array that grows without ever holding its items twice: large blocks are moved by the system's page
// tables, where a std::vector would copy. For items that are plain bytes.
#pragma once

#include <satdoku/core/memory.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace satdoku::cnf {

template <typename Item>
class Arena {
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
    ~Arena() = default;

    Item& operator[](std::size_t index) { return items_.get()[index]; }
    const Item& operator[](std::size_t index) const { return items_.get()[index]; }
    Item* data() { return items_.get(); }
    const Item* data() const { return items_.get(); }
    std::size_t size() const { return size_; }
    /// What the items take; the rest of the block has never been touched.
    std::uint64_t bytes() const { return std::uint64_t{size_} * sizeof(Item); }

    /// Throws core::Error where there is no memory for it.
    void push_back(const Item& item) {
        *room_for(1) = item;
        ++size_;
    }
    /// Where the next `count` items may be written, before took() makes them part of the arena. Throws as
    /// push_back() does.
    Item* room_for(std::size_t count) {
        if (count > capacity_ - size_) grow(size_ + count);
        return items_.get() + size_;
    }
    void took(std::size_t count) { size_ += count; }
    /// Only the first `count` items stay. @pre there are so many
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
        void* const moved = std::realloc(static_cast<void*>(items_.get()), capacity * sizeof(Item));
        if (moved == nullptr) throw std::bad_alloc();
        static_cast<void>(items_.release());
        items_.reset(static_cast<Item*>(moved));
        capacity_ = capacity;
    }

    struct Free {
        void operator()(Item* items) const { std::free(static_cast<void*>(items)); }
    };
    std::unique_ptr<Item[], Free> items_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace satdoku::cnf
