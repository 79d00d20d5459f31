// A value or one sentence that says what was wrong. The member names are those of std::expected,
// which replaces this file when the project moves to C++23.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace kingdom {

struct Error {
    std::string message;
    bool operator==(const Error&) const = default;
};

template <class T>
class Result {
  public:
    Result(T value) : held_(std::move(value)) {}
    Result(Error error) : held_(std::move(error)) {}

    bool has_value() const { return held_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() { return std::get<0>(held_); }
    const T& value() const { return std::get<0>(held_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const std::string& error() const { return std::get<1>(held_).message; }

  private:
    std::variant<T, Error> held_;
};

}  // namespace kingdom
