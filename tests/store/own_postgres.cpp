#include "tests/store/own_postgres.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

#include "store/postgres_connection.h"
#include "tests/support/scratch.h"

namespace kingdom::testing {
namespace {

// tests/process/postgres.py starts it, and stops it when this process ends.
class Server {
  public:
    Server() {
        const std::string file = scratch("postgres_address");
        std::filesystem::remove(file);
        const std::string command =
            "python3 " KINGDOM_SOURCE_DIR "/tests/process/postgres.py " + file + " >/dev/null";
        script_ = popen(command.c_str(), "w");
        for (int i = 0; i < 600 && !std::filesystem::exists(file); ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        std::ifstream(file) >> address;
        if (address.empty()) throw std::runtime_error("no PostgreSQL could be started");
    }
    ~Server() { pclose(script_); }

    std::string address;

  private:
    std::FILE* script_ = nullptr;
};

}  // namespace

std::string new_postgres() {
    static const Server server;
    static int number = 0;
    static std::string sql;
    const std::string name = "base_" + std::to_string(++number);
    sql = "CREATE DATABASE " + name;
    store::PostgresConnection connection(server.address, store::now() + std::chrono::seconds(60));
    connection.run("SET statement_timeout = 0");
    connection.run(sql.c_str());
    std::string address = server.address;
    address.replace(address.find("/kingdom?"), 9, "/" + name + "?");
    return address;
}

}  // namespace kingdom::testing
