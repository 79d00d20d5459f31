# Sourced by ./play and ./test: makes sure the packages they need are there.
#   install_packages play      what building and playing needs
#   install_packages test      that, and what the test lanes need
# On Debian the missing ones are installed; elsewhere they are listed and the command stops.

# package | how to see, on a system without Debian's packages, that it is there
kPlayPackages="
g++                 command g++
cmake               command cmake
ninja-build         command ninja
libcli11-dev        header  CLI/CLI.hpp
libfmt-dev          header  fmt/core.h
nlohmann-json3-dev  header  nlohmann/json.hpp
libssl-dev          header  openssl/evp.h
doctest-dev         header  doctest/doctest.h
nodejs              command node
npm                 command npm
libboost1.81-dev    header  boost/beast.hpp
libsqlite3-dev      header  sqlite3.h
libpq-dev           header  postgresql/libpq-fe.h
zlib1g-dev          header  zlib.h
libspdlog-dev       header  spdlog/spdlog.h
prometheus-cpp-dev  header  prometheus/registry.h
"
kTestPackages="
clang               command clang++
clang-format        command clang-format
libclang-rt-14-dev  clang   fuzzer
python3             command python3
python3-jsonschema  python  jsonschema
chromium            command chromium
postgresql-15       path    /usr/lib/postgresql/15/bin/initdb
"

is_debian() {
  [ -r /etc/os-release ] && grep -q '^ID=debian$' /etc/os-release &&
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# The names of those packages in the list on standard input that Debian has not installed. A command
# that is there serves, whoever brought it: Node is often taken from elsewhere.
missing_on_debian() {
  local names installed
  names=$(while read -r package kind what; do
    [ "$kind" = command ] && command -v "$what" >/dev/null || echo "$package"
  done | awk 'NF')
  # shellcheck disable=SC2086  # a list of words
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $names 2>/dev/null |
    awk '$1 == "installed" { print $2 }')
  comm -23 <(sort <<<"$names") <(sort <<<"$installed")
}

# The same elsewhere, by looking for the command or the header itself.
missing_elsewhere() {
  local package kind what
  while read -r package kind what; do
    case $kind in
      path) [ -e "$what" ] ;;
      command) command -v "$what" >/dev/null ;;
      header) echo "#include <$what>" | c++ -std=c++20 -E -x c++ - >/dev/null 2>&1 ;;
      python) /usr/bin/python3 -c "import $what" 2>/dev/null ;;
      clang) echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
        clang++ -fsanitize=fuzzer,address -x c++ - -o /dev/null 2>/dev/null ;;
      *) true ;;
    esac || echo "$package"
  done
}

say_missing() {
  {
    echo "$1 These are missing (Debian 12 package names):"
    printf '  %s\n' $2
    echo "Install them and run this again."
  } >&2
  return 1
}

install_packages() {
  local list=$kPlayPackages missing as_root=
  [ "$1" = test ] && list+=$kTestPackages

  if ! is_debian; then
    missing=$(missing_elsewhere <<<"$list")
    [ -z "$missing" ] || say_missing "This is not Debian, so nothing is installed for you." "$missing"
    return
  fi

  missing=$(missing_on_debian <<<"$list")
  [ -z "$missing" ] && return
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      { say_missing "Installing packages needs root or sudo." "$missing"; return 1; }
    as_root=sudo
  fi

  echo "Installing with apt-get: ${missing//$'\n'/ }"
  mkdir -p build
  # shellcheck disable=SC2086  # lists of words
  { $as_root apt-get update -q &&
    $as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -q --no-install-recommends $missing; } >build/packages.log 2>&1 || {
    cat build/packages.log >&2
    say_missing "Installing failed." "$missing"
  }
}
