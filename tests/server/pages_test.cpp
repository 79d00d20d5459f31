// Links with a preview: what stands in the head of the page that they lead to.
#include "server/api/pages.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace kingdom::server {
namespace {

using nlohmann::json;

json waiting(const std::string& name) {
    return {{"setup", {{"module", "menace"}}},
            {"table",
             {{"status", "waiting"},
              {"clock", {{"kind", "total"}, {"left_ms", {{"valados", 1'200'000}}}}},
              {"seats",
               {{"teressie", {{"kind", "person"}, {"name", name}}},
                {"valados", {{"kind", "invite"}}}}}}}};
}

constexpr const char* kPage = "<html><head><link href=\"./icon.svg\"></head></html>";

}  // namespace

TEST_CASE("an invitation's preview names who invites, the module and the clock") {
    const Preview preview = preview_of("join", waiting("Marta"));
    CHECK(preview.title == "Marta invites you to Wonderful Kingdom");
    CHECK(preview.text.starts_with("Menace, 20 minutes each."));
}

TEST_CASE("a preview of a finished game tells its points") {
    json view = waiting("Marta");
    view["table"]["status"] = "finished";
    view["result"] = {{"points", {{"valados", 41}, {"teressie", -3}}}};
    CHECK(preview_of("review", view).text == "Menace: Téressie -3, Valados 41.");
}

TEST_CASE("a table that is not known has a preview of the game alone") {
    CHECK(preview_of("join", json::object()).title == "Wonderful Kingdom");
}

TEST_CASE("a name is text in a preview, whatever it holds") {
    const Preview preview = preview_of("join", waiting("\"><script>alert('x')</script>&"));
    const std::string page = page_with(kPage, preview, "https://kingdom.example");
    CHECK(page.find("<script>") == std::string::npos);
    CHECK(page.find("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)") != std::string::npos);
}

TEST_CASE("a page with a preview finds its files one folder up, and its picture by address") {
    const std::string page = page_with(kPage, {"title", "text"}, "https://kingdom.example");
    CHECK(page.find("href=\"../icon.svg\"") != std::string::npos);
    CHECK(page.find("content=\"https://kingdom.example/preview.jpg\"") != std::string::npos);
    CHECK(page.find("og:title") < page.find("</head>"));
}

}  // namespace kingdom::server
