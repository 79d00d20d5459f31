// JSON written straight as text, for what is long and sent often. Commas come by themselves.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace kingdom {

class JsonText {
  public:
    // Goes on behind what `out` holds.
    explicit JsonText(std::string& out) : out_(out) {}

    // '{' or '[', and what closes it.
    void open(char bracket);
    void open(std::string_view name, char bracket);
    void close(char bracket) { out_ += bracket; }

    void key(std::string_view name);
    void value(std::string_view text);
    void value(bool truth);
    void value(std::integral auto number) { put(std::to_string(number)); }
    // JSON as it is.
    void put(std::string_view written);

    template <class Value>
    void member(std::string_view name, const Value& its_value) {
        key(name);
        value(its_value);
    }

  private:
    void put_comma();

    std::string& out_;
};

}  // namespace kingdom
