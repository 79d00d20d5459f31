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

    // Where the next item goes while a list is written anew. A value of one pointer, so that it
    // stays in a register: functions that write take it and give it back.
    class Appender {
      public:
        explicit Appender(T* end) : end_(end) {}
        void push_back(T item) { *end_++ = item; }
        T* place() const { return end_; }
        void advance(std::size_t count) { end_ += count; }

      private:
        T* end_;
    };
    Appender rewrite() { return Appender(items_); }
    // The list ends where the writing stopped.
    void end_at(Appender written) {
        size_ = static_cast<std::size_t>(written.place() - items_);
        assert(size_ <= Capacity);
    }

  private:
    std::size_t size_;
    union {
        T items_[Capacity];
    };
};

}  // namespace kingdom
