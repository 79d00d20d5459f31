// One game with its seats, its take-back policy and its clock: a value that takes entries and
// gives views. It knows no socket, no store and no thread, and asks nobody for the time.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/result.h"
#include "record/game_recorder.h"
#include "record/legal_json.h"
#include "server/protocol/table_info.h"
#include "server/protocol/words.h"
#include "server/table/clock.h"
#include "server/table/header.h"

namespace kingdom::server {

using DeckHandle = std::shared_ptr<const DeckFile>;

enum class TableStatus : std::uint8_t { Waiting, Running, Finished };
enum class EndReason : std::uint8_t { Played, Resigned, OutOfTime, Agreed, Abandoned };

struct Seat {
    SeatPlan plan{};
    std::string stand_in{};  // the level that a person handed the seat to, or empty
    bool asked_for_rematch = false;
    bool offers_end = false;  // until it decides again
    bool is_used = false;     // it did something since it was recovered
    std::uint32_t emotes = 0;
    Moment last_emote = 0;
};

// Why something was not done.
struct Rejection {
    protocol::ErrorKey key{};
    std::string message{};
    std::optional<Refusal> refusal{};
    std::optional<std::uint32_t> seq{};
    std::vector<std::string> faults{};  // all of them, where there may be several
};

// What a view is asked for besides the viewer.
struct ViewWish {
    std::uint32_t since = 0;
    std::uint32_t revision = 0;
    Seats present{};
    std::array<std::optional<Moment>, 2> seen{};  // when each seat was last connected
    Moment now = 0;
    LegalForm legal = LegalForm::Full;
};

class Table {
  public:
    // Requires a header whose set-up fits the deck. An imported game must replay without a fault.
    static Result<Table> open(DeckHandle deck, TableHeader header);
    // Around a game that was begun elsewhere.
    Table(DeckHandle deck, TableHeader header, GameRecorder game);

    // From when on the seat may claim the game; nothing while it is not the other who is awaited.
    std::optional<Moment> claim_from(Player player) const;

    const TableHeader& header() const { return header_; }
    const DeckFile& deck() const { return *deck_; }
    const DeckHandle& deck_handle() const { return deck_; }
    const GameRecorder& game() const { return game_; }
    const Seat& seat(Player player) const { return seats_[index(player)]; }
    TableStatus status() const;
    std::optional<EndReason> end_reason() const;
    // The moment of the last entry that everybody may know of.
    Moment updated() const { return updated_; }
    // The moment of the last entry, or of the beginning: nothing happens before it.
    Moment last() const { return last_; }
    // The number of the next entry.
    std::uint64_t size() const { return size_; }
    const std::string& rematch() const { return rematch_; }

    // Why this entry cannot be the next one; nothing if it can. `seq`: what its seat has seen.
    std::optional<Rejection> rejection(const Entry& entry,
                                       std::optional<std::uint32_t> seq = {}) const;
    // Requires !rejection(entry).
    void apply(const Entry& entry);

    // A resend: what the seat's sequence number was after the first one.
    std::optional<std::uint32_t> answered(Player seat, const std::string& client_id) const;

    // Whose decision or confirmation is wanted, of persons and levels alike.
    Seats to_decide() const;
    // The level that plays for the seat now; empty when a person does.
    const std::string& level_of(Player player) const;
    // The next seat whose level is to decide.
    std::optional<Player> level_to_decide() const;
    std::optional<Moment> deadline() const;
    // The seat whose time is over, if any.
    std::optional<Player> out_of_time(Moment now) const;

    std::uint32_t seq(Viewer viewer) const;
    std::uint32_t revision(Viewer viewer) const;
    // How many entries of the log a client still has right that had `since` of them at `revision`.
    std::uint32_t unchanged(Viewer viewer, std::uint32_t since, std::uint32_t revision) const;
    // As JSON.
    std::string view(Viewer viewer, const ViewWish& wish) const;

    std::string winner() const;  // a player, "shared", or empty
    Record record() const;
    // What was promised about the deal, if anything was. The nonce is secret until the end.
    const std::optional<Promise>& promise() const { return promise_; }

  private:
    bool is_between_persons() const;
    std::optional<Rejection> seat_rejection(const Entry& entry) const;
    std::optional<Rejection> decision_rejection(const Entry& entry) const;
    void play(const Entry& entry);
    void end(EndReason reason, Player loser);
    void make_promise();

    DeckHandle deck_;
    TableHeader header_;
    GameRecorder game_;
    std::array<Seat, 2> seats_{};
    std::optional<Clock> clock_;
    // As it was when the running segment began: what the others see of it until it ends (R10.2).
    std::optional<Clock> shown_clock_;
    std::optional<EndReason> ended_;  // otherwise than by playing to the end
    Player loser_{};
    std::string rematch_;
    Moment updated_ = 0;
    Moment last_ = 0;
    std::optional<Promise> promise_;
    std::uint64_t size_ = 0;
    // By seat: the length of its log right after each of its take-backs.
    std::array<std::vector<std::uint32_t>, 2> cut_to_{};
    std::array<std::unordered_map<std::string, std::uint32_t>, 2> answered_{};
};

// Who has asked for a rematch, or the table of it.
std::optional<protocol::RematchInfo> rematch_info(const Table& table);

}  // namespace kingdom::server
