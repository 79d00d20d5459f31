#include "server/net/open_answers.h"

namespace kingdom::net {

// Ends with the last copy of a way to answer.
struct OpenAnswers::Ticket {
    Ticket(std::shared_ptr<OpenAnswers> all, std::uint64_t mine)
        : answers(std::move(all)), number(mine) {}
    ~Ticket() {
        if (const Respond waiting = answers->take(number)) waiting(answers->forgotten_());
    }
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;

    std::shared_ptr<OpenAnswers> answers;
    std::uint64_t number;
};

Respond OpenAnswers::open(Respond waiting) {
    const std::lock_guard lock(mutex_);
    const std::uint64_t number = next_++;
    waiting_.emplace(number, std::move(waiting));
    return [ticket = std::make_shared<Ticket>(shared_from_this(), number)](Response response) {
        if (const Respond found = ticket->answers->take(ticket->number)) {
            found(std::move(response));
        }
    };
}

Respond OpenAnswers::take(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    auto found = waiting_.extract(number);
    return found ? std::move(found.mapped()) : Respond{};
}

void OpenAnswers::close() {
    std::map<std::uint64_t, Respond> ended;  // without the lock: who waits may hold anything
    const std::lock_guard lock(mutex_);
    ended.swap(waiting_);
}

}  // namespace kingdom::net
