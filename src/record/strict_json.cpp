#include "record/strict_json.h"

#include <algorithm>

namespace kingdom {
namespace {

using nlohmann::json;

// Deep enough for every file of ours; what is deeper could exhaust the stack of those who copy it.
constexpr std::size_t kDeepest = 32;

// Builds the value while it is read, for a look at every key before it is stored.
class Builder : public nlohmann::json_sax<json> {
  public:
    StrictJson take() { return std::move(result_); }
    const std::string& problem() const { return problem_; }
    std::size_t problem_at() const { return problem_at_; }

    bool null() override { return put(json(nullptr)); }
    bool boolean(bool value) override { return put(json(value)); }
    bool number_integer(number_integer_t value) override { return put(json(value)); }
    bool number_unsigned(number_unsigned_t value) override { return put(json(value)); }
    bool number_float(number_float_t value, const string_t&) override { return put(json(value)); }
    bool string(string_t& value) override { return put(json(std::move(value))); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& text) override {
        key_ = std::move(text);
        if (open_.back()->contains(key_)) result_.twice.push_back(place() + "." + key_);
        return true;
    }
    bool parse_error(std::size_t at, const std::string&, const json::exception&) override {
        problem_ = "this is not JSON";
        problem_at_ = at;
        return false;
    }

  private:
    json* store(json&& value) {
        if (open_.empty()) return &(result_.value = std::move(value));
        if (open_.back()->is_array()) {
            open_.back()->push_back(std::move(value));
            return &open_.back()->back();
        }
        names_.back() = key_;
        return &((*open_.back())[key_] = std::move(value));
    }
    bool put(json&& value) {
        store(std::move(value));
        return true;
    }
    bool open(json&& value) {
        if (open_.size() == kDeepest) {
            problem_ = "the JSON is nested too deeply";
            return false;
        }
        open_.push_back(store(std::move(value)));
        names_.emplace_back();
        return true;
    }
    bool close() {
        open_.pop_back();
        names_.pop_back();
        return true;
    }
    std::string place() const {
        std::string text;
        for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
            const bool array = open_[i]->is_array();
            text += array ? "[" + std::to_string(open_[i]->size() - 1) + "]" : "." + names_[i];
        }
        return text;
    }

    StrictJson result_;
    std::vector<json*> open_;
    std::vector<std::string> names_;  // the key being filled in each open object
    std::string key_;
    std::string problem_;
    std::size_t problem_at_ = 0;
};

std::string line_and_column(std::string_view text, std::size_t at) {
    const std::string_view read = text.substr(0, std::min(at, text.size()));
    const auto line = 1 + std::count(read.begin(), read.end(), '\n');
    const std::size_t line_start = read.rfind('\n') + 1;  // 0 when there is none
    return "line " + std::to_string(line) + ", column " + std::to_string(at - line_start);
}

}  // namespace

Result<StrictJson> parse_json(std::string_view text) {
    if (text.empty()) return Error{"the text is empty"};
    // The parser takes a zero byte for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != text.npos) {
        return Error{line_and_column(text, zero + 1) + ": this is not JSON"};
    }
    Builder builder;
    if (!json::sax_parse(text.begin(), text.end(), &builder)) {
        if (builder.problem_at() == 0) return Error{builder.problem()};
        return Error{line_and_column(text, builder.problem_at()) + ": " + builder.problem()};
    }
    StrictJson result = builder.take();
    for (std::string& place : result.twice) place.erase(0, place.starts_with('.') ? 1 : 0);
    return result;
}

Result<json> parse_strictly(std::string_view text) {
    auto parsed = parse_json(text);
    if (!parsed) return Error{parsed.error()};
    if (!parsed->twice.empty()) return Error{parsed->twice.front() + ": this key stands twice"};
    return std::move(parsed->value);
}

}  // namespace kingdom
