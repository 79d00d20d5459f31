# Sourced by ./play and ./test: builds the page into web/dist when something changed.
#   build_web        fetches its packages once, then needs no network
# Whether it is up to date is told by time stamps, so an unchanged page costs nothing.

# Debian 12 brings Node 18; anything newer will do.
web_packages() {
  [ web/node_modules/.package-lock.json -nt web/package-lock.json ] ||
    npm --prefix web ci --no-audit --no-fund
}

web_is_built() {
  [ -f web/dist/index.html ] &&
    [ -z "$(find web/src web/public web/tools web/index.html web/*.ts web/*.js web/*.json data \
      docs/rules.md -newer web/dist/index.html -print -quit)" ]
}

build_web() {
  web_is_built || { web_packages && npm --prefix web run build; }
}
