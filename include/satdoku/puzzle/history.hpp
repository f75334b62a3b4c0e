// A stack whose copies share their items: a copy, a push and a pop take the same time however many items there are.
// A state of the game holds its moves in such stacks, since every move makes a new state. Items do not change.
#pragma once
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace satdoku::puzzle {
template <typename Item> class History {
    struct Node {
        Item item;
        std::shared_ptr<Node> below;
        std::size_t size;  ///< of the stack up to here
    };

  public:
    History() = default;
    History(const History&) = default;
    History(History&&) = default;
    History& operator=(History other) {
        std::swap(top_, other.top_);
        return *this;
    }
    /// Node by node: a long chain whose nodes destroy each other would need a deep stack.
    ~History() {
        while (top_ && top_.use_count() == 1) top_ = std::shared_ptr<Node>(std::move(top_->below));
    }

    bool empty() const { return !top_; }
    std::size_t size() const { return top_ ? top_->size : 0; }
    /// The latest item. @pre not empty
    const Item& back() const { return top_->item; }
    void push_back(Item item) {
        const std::size_t grown = size() + 1;
        top_ = std::make_shared<Node>(Node{std::move(item), std::move(top_), grown});
    }
    /// @pre not empty
    void pop_back() { top_ = std::shared_ptr<Node>(top_->below); }
    void clear() { *this = History(); }

    bool operator==(const History& other) const {
        if (size() != other.size()) return false;
        const Node* one = top_.get();
        const Node* two = other.top_.get();
        for (; one != two; one = one->below.get(), two = two->below.get())
            if (!(one->item == two->item)) return false;
        return true;
    }

    /// Gives the items from the oldest to the latest.
    class Iterator {
      public:
        const Item& operator*() const { return left_.back()->item; }
        Iterator& operator++() {
            left_.pop_back();
            return *this;
        }
        bool operator==(const Iterator&) const = default;

      private:
        friend class History;
        std::vector<const Node*> left_;  ///< the nodes that are to come, the next one last
    };
    Iterator begin() const {
        Iterator iterator;
        for (const Node* node = top_.get(); node != nullptr; node = node->below.get()) iterator.left_.push_back(node);
        return iterator;
    }
    Iterator end() const { return {}; }

  private:
    std::shared_ptr<Node> top_;
};
}  // namespace satdoku::puzzle
