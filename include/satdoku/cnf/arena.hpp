// An array that grows without ever holding its items twice: large blocks are moved by the system's page
// tables, where a std::vector would copy. For items that are plain bytes.
#pragma once

#include <satdoku/core/file.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace satdoku::cnf {

template <typename Item>
class Arena {
    static_assert(std::is_trivially_copyable_v<Item>);

  public:
    Item& operator[](std::size_t index) { return items_.get()[index]; }
    const Item& operator[](std::size_t index) const { return items_.get()[index]; }
    Item* data() { return items_.get(); }
    std::size_t size() const { return size_; }
    /// What the items take; the rest of the block has never been touched.
    std::uint64_t bytes() const { return std::uint64_t{size_} * sizeof(Item); }

    /// Throws core::Error where there is no memory for it.
    void push_back(const Item& item) {
        if (size_ == capacity_) grow();
        items_.get()[size_++] = item;
    }

  private:
    void grow() {
        constexpr std::size_t first_capacity = 64;
        constexpr std::uint64_t worth_asking = std::uint64_t{1} << 26U;
        const std::size_t capacity = std::max(first_capacity, capacity_ + capacity_ / 2);
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
