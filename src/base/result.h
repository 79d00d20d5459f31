// A value, or what was wrong: one sentence unless said otherwise. The member names are those of
// std::expected, which replaces this file when the project moves to C++23.
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace kingdom {

struct Error {
    std::string message;
    bool operator==(const Error&) const = default;
};

template <class T, class E = Error>
class Result {
  public:
    Result(T value) : held_(std::move(value)) {}
    Result(E error) : held_(std::move(error)) {}

    bool has_value() const { return held_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() { return std::get<0>(held_); }
    const T& value() const { return std::get<0>(held_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    // The sentence itself where that is all there is.
    const auto& error() const {
        if constexpr (std::is_same_v<E, Error>) {
            return std::get<1>(held_).message;
        } else {
            return std::get<1>(held_);
        }
    }

  private:
    std::variant<T, E> held_;
};

}  // namespace kingdom
