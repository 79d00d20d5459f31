// A list with a fixed capacity and no heap. Its storage is left uninitialised on purpose: a list
// of legal decisions is large, mostly empty, and made millions of times a second.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace kingdom {

template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    FixedList() : size_(0) {}
    FixedList(const FixedList& other) : size_(0) { *this = other; }
    FixedList& operator=(const FixedList& other) {
        size_ = other.size_;
        for (std::size_t i = 0; i < size_; ++i) items_[i] = other.items_[i];
        return *this;
    }

    void push_back(T item) {
        assert(size_ < Capacity);
        items_[size_++] = item;
    }
    // Requires a list that is not empty.
    void shrink() { --size_; }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T* begin() { return items_; }
    T* end() { return items_ + size_; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }

    // Appends many items with the end held in a register; the list knows of them when the
    // appender is gone. Nothing else may change the list meanwhile.
    class Appender {
      public:
        explicit Appender(FixedList& list) : list_(list), end_(list.end()) {}
        Appender(const Appender&) = delete;
        Appender& operator=(const Appender&) = delete;
        ~Appender() { list_.size_ = static_cast<std::size_t>(end_ - list_.items_); }

        void push_back(T item) {
            assert(end_ < list_.items_ + Capacity);
            *end_++ = item;
        }
        // The next free place, and how many were filled from there on.
        T* place() { return end_; }
        void advance(std::size_t count) {
            end_ += count;
            assert(end_ <= list_.items_ + Capacity);
        }

      private:
        FixedList& list_;
        T* end_;
    };

  private:
    std::size_t size_;
    union {
        T items_[Capacity];
    };
};

}  // namespace kingdom
