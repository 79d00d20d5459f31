// Posts short notices to addresses that clients gave, from a thread of its own. What cannot be
// delivered is dropped: a notice only says what a look at the server says too.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kingdom::net {

// Public: only addresses of the open internet, so that nobody can reach what stands behind the
// server through it.
enum class Reach { Off, Public, Any };

struct NoticePost {
    std::string url{};
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
};

class NoticeSender {
  public:
    // Told the status of the answer, from the sender's thread; not at all when there is none.
    using Heard = std::function<void(unsigned status)>;

    NoticeSender();
    ~NoticeSender();
    NoticeSender(const NoticeSender&) = delete;
    NoticeSender& operator=(const NoticeSender&) = delete;

    // Safe to call from any thread; never waits.
    void post(NoticePost post, Reach reach, Heard heard = {});

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace kingdom::net
