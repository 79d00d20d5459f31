# Sourced by ./play and ./test: makes sure the packages they need are there.
#   install_packages play      what building and playing needs
#   install_packages test      what the test lanes need besides
# On Debian, Ubuntu and what is made from them the missing ones are installed; elsewhere they are
# listed, by their names in Fedora and Arch, and the command stops.

# Debian, Ubuntu    Fedora                 Arch              how to see that it is there
kPlayPackages="
g++                 gcc-c++                gcc               command g++
cmake               cmake                  cmake             command cmake
ninja-build         ninja-build            ninja             command ninja
libcli11-dev        cli11-devel            cli11             header  CLI/CLI.hpp
libfmt-dev          fmt-devel              fmt               header  fmt/core.h
nlohmann-json3-dev  json-devel             nlohmann-json     header  nlohmann/json.hpp
libssl-dev          openssl-devel          openssl           header  openssl/evp.h
doctest-dev         doctest-devel          doctest           header  doctest/doctest.h
nodejs              nodejs                 nodejs            command node
npm                 nodejs-npm             npm               command npm
libboost-dev        boost-devel            boost             header  boost/beast.hpp
libsqlite3-dev      sqlite-devel           sqlite            header  sqlite3.h
libpq-dev           libpq-devel            postgresql-libs   header  libpq-fe.h
zlib1g-dev          zlib-ng-compat-devel   zlib              header  zlib.h
libspdlog-dev       spdlog-devel           spdlog            header  spdlog/spdlog.h
prometheus-cpp-dev  prometheus-cpp-devel   prometheus-cpp    header  prometheus/registry.h
"
kTestPackages="
clang               clang                  clang             command clang++
libclang-rt-dev     compiler-rt            compiler-rt       clang   fuzzer
python3             python3                python            command python3
python3-venv        python3                python            python  ensurepip
python3-jsonschema  python3-jsonschema     python-jsonschema python  jsonschema
chromium            chromium               chromium          command chromium
postgresql          postgresql-server      postgresql        server  initdb
"

# Where a release's package is another one than its table says.
apt_name() {
  case "$release $1" in
    "debian 12 libboost-dev") echo libboost1.81-dev ;; # its usual Boost is 1.74
    "debian 12 python3-venv") echo clang-format ;;     # version 14; elsewhere ./test fetches that
    "ubuntu "*" chromium") echo chromium-browser ;;    # brings Chromium as a snap
    *) echo "$1" ;;
  esac
}

# "debian 12", "ubuntu 24.04", "fedora 42", "arch"; a system made from another counts as that one.
release_name() {
  local ID=unknown ID_LIKE='' VERSION_ID='' kin
  [ ! -r /etc/os-release ] || . /etc/os-release
  for kin in $ID $ID_LIKE; do
    case $kin in debian | ubuntu | fedora | arch) break ;; esac
  done
  [ "$kin" = "$ID" ] || VERSION_ID=
  echo "${kin:-$ID} $VERSION_ID"
}

# Of the list on standard input, what apt-get has not installed. A program that is there serves,
# whoever brought it: Node is often taken from elsewhere.
missing_for_apt() {
  local package fedora arch kind what names
  names=$(while read -r package fedora arch kind what; do
    [[ $kind == command || $kind == server ]] && is_there "$kind" "$what" || apt_name "$package"
  done | sort -u)
  # shellcheck disable=SC2086  # a list of words
  [ -z "$names" ] || comm -23 - <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $names 2>/dev/null |
    awk '$1 == "installed" { print $2 }' | sort -u) <<<"$names"
}

is_there() {
  case $1 in
    command) command -v "$2" ;;
    server) command -v "$2" || ls /usr/lib/postgresql/*/bin/"$2" ;;
    header) echo "#include <$2>" | c++ -std=c++20 -I/usr/include/postgresql -E -x c++ - ;;
    python) /usr/bin/python3 -c "import $2" ;;
    clang) echo 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }' |
      clang++ "-fsanitize=$2,address" -x c++ - -o /dev/null ;;
  esac >/dev/null 2>&1
}

# The same elsewhere, by looking for the command or the header itself; by the system's own names.
missing_elsewhere() {
  local package fedora arch kind what
  while read -r package fedora arch kind what; do
    [ -z "$kind" ] || is_there "$kind" "$what" ||
      case $release in
        fedora*) echo "$fedora" ;;
        arch*) echo "$arch" ;;
        *) echo "$package (Fedora: $fedora; Arch: $arch)" ;;
      esac
  done | sort -u
}

say_missing() {
  printf '%s These packages are missing:\n%s\nInstall them and run this again.\n' "$1" "$2" >&2
  return 1
}

# Nothing is kept safe from a power cut while packages are unpacked: it takes half the time.
apt_install() {
  local as_root=
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  # shellcheck disable=SC2086  # as_root may be nothing
  $as_root apt-get update -q &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
      -o Dpkg::Options::=--force-unsafe-io "$@"
}

install_packages() {
  local list release missing log=build/packages_$1.log
  [ "$1" = play ] && list=$kPlayPackages || list=$kTestPackages
  list=$(awk NF <<<"$list")
  release=$(release_name)

  if [[ $release != debian* && $release != ubuntu* ]] || ! command -v apt-get >/dev/null; then
    missing=$(missing_elsewhere <<<"$list")
    [ -z "$missing" ] || say_missing "Nothing is installed for you on this system." "$missing"
    return
  fi

  missing=$(missing_for_apt <<<"$list")
  [ -n "$missing" ] || return 0
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
    { say_missing "Installing packages needs root or sudo." "$missing"; return 1; }
  echo "Installing with apt-get: ${missing//$'\n'/ }" >&2
  mkdir -p build
  # shellcheck disable=SC2086  # a list of words
  apt_install $missing >"$log" 2>&1 || {
    cat "$log" >&2
    say_missing "Installing failed." "$missing"
  }
}
