// Texts that nobody can guess, and the hashes by which they are known.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kingdom::server {

// 128 random bits in 26 letters and digits. Throws when the system has no randomness.
std::string new_secret();
// The same for the name of a table, which is no secret but cannot be guessed either.
std::string new_table_id();
bool is_table_id(std::string_view text);
std::uint64_t new_seed();
// 256 random bits in hexadecimal digits: the key of a deal.
std::string new_key();

std::string hash_of(std::string_view secret);

// A secret like a new one, but the same again for the same `what`: made from the store's own
// secret, so that nobody else can tell it.
std::string derived_secret(std::string_view store_secret, std::string_view what);

// The deal of a day: the same for everybody, and unknown before, for it is made from a secret of
// the store.
std::uint64_t daily_seed(std::string_view store_secret, std::string_view day);
std::string daily_key(std::string_view store_secret, std::string_view day);
// A player has one table a day for it, and so one attempt.
std::string daily_table(std::string_view store_secret, std::string_view day,
                        std::string_view player);

}  // namespace kingdom::server
