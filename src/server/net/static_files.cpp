#include "server/net/static_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <zlib.h>

#include <openssl/evp.h>

namespace kingdom::net {
namespace {

std::string type_of(const std::string& name) {
    static const std::map<std::string, std::string> types{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".jpg", "image/jpeg"},
        {".ico", "image/x-icon"},
        {".webp", "image/webp"},
        {".wasm", "application/wasm"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/manifest+json"}};
    const auto found = types.find(std::filesystem::path(name).extension().string());
    return found == types.end() ? "application/octet-stream" : found->second;
}

std::string content_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) throw std::runtime_error("the file " + path.string() + " cannot be read");
    return text.str();
}

std::string tag_of(const std::string& content) {
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned size = 0;
    EVP_Digest(content.data(), content.size(), digest, &size, EVP_sha256(), nullptr);
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string tag = "\"";
    for (unsigned i = 0; i < 16; ++i) {
        tag += kDigits[digest[i] >> 4];
        tag += kDigits[digest[i] & 15];
    }
    return tag + "\"";
}

// In the format of gzip; empty when that fails.
std::string compressed(const std::string& content) {
    constexpr int kGzip = 15 + 16;
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) !=
        Z_OK) {
        return "";
    }
    std::string packed(deflateBound(&stream, content.size()), '\0');
    std::string copy = content;
    stream.next_in = reinterpret_cast<Bytef*>(copy.data());
    stream.avail_in = static_cast<uInt>(copy.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int status = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return status == Z_STREAM_END ? packed : "";
}

// Builders put a hash into such names: app-1f2e3d4c.js never changes.
bool has_hash_in_name(const std::string& name) {
    const std::string stem = std::filesystem::path(name).stem().string();
    const std::size_t dash = stem.find_last_of("-.");
    return dash != std::string::npos && stem.size() - dash > 8;
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
    namespace fs = std::filesystem;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        const std::string name = "/" + fs::relative(entry.path(), folder).generic_string();
        const std::string content = content_of(entry.path());
        File file{.type = type_of(name), .tag = tag_of(content)};
        file.for_ever = has_hash_in_name(name);
        std::string packed = compressed(content);
        if (!packed.empty() && packed.size() < content.size()) {
            file.compressed = std::make_shared<const std::string>(std::move(packed));
        }
        file.plain = std::make_shared<const std::string>(content);
        files_[name] = std::move(file);
    }
}

std::optional<Response> StaticFiles::answer(const Request& request) const {
    const auto found = files_.find(request.path == "/" ? "/index.html" : request.path);
    if (found == files_.end()) return std::nullopt;
    const File& file = found->second;
    Response response{.type = file.type};
    response.headers = {
        {"ETag", file.tag},
        {"Vary", "Accept-Encoding"},
        {"Cache-Control", file.for_ever ? "public, max-age=31536000, immutable" : "no-cache"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Content-Security-Policy",
         "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
         "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ws: wss:; object-src 'none'; "
         "base-uri 'none'; frame-ancestors 'none'"}};
    if (request.if_none_match == file.tag) {
        response.status = 304;
        return response;
    }
    response.shared = file.plain;
    if (file.compressed && request.accepts_gzip) {
        response.shared = file.compressed;
        response.headers.emplace_back("Content-Encoding", "gzip");
    }
    return response;
}

}  // namespace kingdom::net
