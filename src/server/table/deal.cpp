#include "server/table/deal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <span>
#include <stdexcept>

#include <openssl/evp.h>

#include "record/chance.h"
#include "rules/new_game.h"

namespace kingdom::server {
namespace {

constexpr std::size_t kKeyBytes = 32;

std::array<unsigned char, kKeyBytes> bytes_of(std::string_view hex) {
    std::array<unsigned char, kKeyBytes> bytes{};
    for (std::size_t i = 0; i < kKeyBytes && 2 * i + 2 <= hex.size(); ++i) {
        std::from_chars(&hex[2 * i], &hex[2 * i] + 2, bytes[i], 16);
    }
    return bytes;
}

// The key stream of ChaCha20, word by word.
class KeyStream {
  public:
    explicit KeyStream(std::string_view key) : cipher_(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free) {
        const auto bytes = bytes_of(key);
        const std::array<unsigned char, 16> start{};
        if (!cipher_ || EVP_EncryptInit_ex(cipher_.get(), EVP_chacha20(), nullptr, bytes.data(),
                                           start.data()) != 1) {
            throw std::runtime_error("the system has no ChaCha20");
        }
    }

    std::uint64_t next() {
        const std::array<unsigned char, 8> nothing{};
        std::array<unsigned char, 8> bytes{};
        int size = 0;
        EVP_EncryptUpdate(cipher_.get(), bytes.data(), &size, nothing.data(), 8);
        std::uint64_t word = 0;
        for (const unsigned char byte : bytes) word = word << 8 | byte;
        return word;
    }

    // In [0, bound), every number equally often.
    std::size_t below(std::size_t bound) {
        const std::uint64_t most = ~std::uint64_t{0} - ~std::uint64_t{0} % bound;
        std::uint64_t word = next();
        while (word >= most) word = next();
        return static_cast<std::size_t>(word % bound);
    }

    void shuffle(std::span<Card> cards) {
        for (std::size_t left = cards.size(); left > 1; --left) {
            std::swap(cards[left - 1], cards[below(left)]);
        }
    }

  private:
    std::unique_ptr<EVP_CIPHER_CTX, void (*)(EVP_CIPHER_CTX*)> cipher_;
};

// Puts `cards`, in their order, where the list holds cards for which `is_wanted` is true.
template <class IsWanted>
std::size_t lay(std::span<const Card> cards, std::vector<Card>& list, IsWanted is_wanted) {
    std::size_t next = 0;
    for (Card& place : list) {
        if (is_wanted(place)) place = cards[next++];
    }
    return next;
}

bool is_advisor(Card card) {
    return kind_of(card) == CardKind::Advisor;
}
bool is_danger(Card card) {
    return kind_of(card) == CardKind::Calamity || kind_of(card) == CardKind::Menace;
}

// First those that are drafted, then those that lie among the other cards.
void deal_advisors(const Deck& deck, const Setup& setup, Chance& chance, KeyStream& stream) {
    std::vector<Card> pool;
    advisors_in_play(deck, setup.solo()).for_each([&pool](Card card) { pool.push_back(card); });
    stream.shuffle(pool);
    const std::size_t drafted = lay(pool, chance.advisors, is_advisor);
    lay(std::span(pool).subspan(drafted), chance.development, is_advisor);
}

// Alone some developments lie among the dangers: which ones is shuffled too.
void deal_developments(Chance& chance, KeyStream& stream) {
    const auto is_safe = [](Card card) { return !is_danger(card); };
    std::vector<Card> pool = chance.development;
    std::copy_if(chance.danger.begin(), chance.danger.end(), std::back_inserter(pool), is_safe);
    stream.shuffle(pool);
    const std::size_t laid = lay(pool, chance.development, is_safe);
    lay(std::span(pool).subspan(laid), chance.danger, is_safe);
    stream.shuffle(chance.danger);
}

std::string hex_of(std::uint64_t word) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, word >>= 4) {
        *digit = kDigits[word & 15];
    }
    return text;
}

}  // namespace

Deal deal_by_key(const DeckFile& file, const Setup& setup, std::string_view key) {
    KeyStream stream(key);
    Deal deal;
    deal.seed = stream.next();
    deal.nonce = hex_of(stream.next()) + hex_of(stream.next());
    // Which cards there are is for the rules to say; where they lie, for the cipher.
    Chance& chance = deal.chance;
    chance = chance_of_deal(new_game(file.deck, setup, Rng(0)));
    if (setup.module == Module::Advisors) deal_advisors(file.deck, setup, chance, stream);
    deal_developments(chance, stream);
    // In the order of a record: hands hold none of their own.
    const Record record{.setup = setup, .seed = deal.seed, .chance = chance};
    chance = chance_of_deal(dealt_state(file, record));
    return deal;
}

}  // namespace kingdom::server
