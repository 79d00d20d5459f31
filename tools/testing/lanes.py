"""The lanes of ./test, in the order in which they begin. CONTRIBUTING.md says what each holds."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from cases import run_cases
from run import ROOT, Lane, build

ROOMS = ("beast", "server", "property", "ai", "batch", "golden", "store", "rules", "record", "cards", "base")
# What a lane of compiled programs depends on besides them; web/ is the page's alone.
CODE = ("src", "app", "tests", "data", "docs", "cmake", "tools", "CMakeLists.txt",
        "CMakePresets.json")
PAGE = ("web", "data", "docs/rules.md", "tools/testing")
KINGDOM = "build/release/kingdom"
CLANG_FORMAT = "14.0.6"
FUZZ_RUNS = 20_000
FUZZ_SECONDS_LONG = 3600
is_long = lambda: os.environ.get("KINGDOM_LONG") == "1"


def programs(preset, *rooms):
    return tuple(f"build/{preset}/{room}_tests" for room in rooms)


# --- What needs no building


def packages(report):
    report.check("packages", "bash", "-c", ". tools/install_packages.sh; install_packages test")


def clang_format():
    """The program of the version that the code is formatted with; Debian 12's, else PyPI's."""
    found = shutil.which("clang-format")
    if found and " 14." in subprocess.run([found, "--version"], capture_output=True,
                                          text=True).stdout:
        return found
    return str(ROOT / "build/clang-format/bin/clang-format")


def format_build(report, tell):
    program = clang_format()
    if Path(program).exists():
        return True
    folder = Path(program).parent.parent
    return report.check("a folder for clang-format", "/usr/bin/python3", "-m", "venv", folder) and \
        report.check(f"clang-format {CLANG_FORMAT}", folder / "bin/pip", "install", "-q",
                     f"clang-format=={CLANG_FORMAT}")


def format_tests(report):
    files = sorted(path for folder in ("src", "app", "tests", "tools", "examples")
                   for path in Path(folder).rglob("*") if path.suffix in (".cpp", ".h"))
    report.check("format", clang_format(), "--dry-run", "-Werror", *files)


# --- GCC, optimised: all test cases, and the program that other lanes need


def release_build(report, tell):
    well = build(report, "release", "kingdom")
    tell("kingdom", well)
    return well and build(report, "release", "tests", "print_signature", "print_protocol_types")


def release_tests(report):
    run_cases(report, "release", (*ROOMS, "app"))
    same_signature(report, "release")


def same_signature(report, preset):
    report.check(f"signature, {preset}", "bash", "-c",
                 f"diff -u tests/bench.signature <(build/{preset}/print_signature)")


def types_tests(report):
    """The web client's message types are those that the server's definitions give."""
    made = ROOT / "build/types"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    if report.check("types are printed", "build/release/print_protocol_types", made):
        for path in sorted(made.glob("*.ts")):
            report.check(path.name, "diff", "-u", path, f"web/src/protocol/{path.name}")


def perft_tests(report):
    for path in sorted(Path("tests/perft").glob("*.perft")):
        report.check(str(path), KINGDOM, "perft", "--check", path)


def server_tests(report):
    for path in sorted(Path("tests/process").glob("*_test.py")):
        report.check(str(path), "python3", path)


# --- Other compilers and flags: what they could change is what rules and opponents decide


def signature_build(preset):
    return lambda report, tell: (
        build(report, "release", "generate_embed_deck", "generate_embed_text")
        and build(report, preset, "print_signature",
                  KINGDOM_TABLES=ROOT / "build/release/generated"))


# --- Clang's sanitizers: every room, without the program; with it in the long run


def sanitize_build(report, tell):
    targets = ("tests", "kingdom") if is_long() else ("tests_of_rooms",)
    return build(report, "sanitize", *targets, "print_signature")


def sanitize_tests(report):
    # Worlds are compared by the release lane; here fewer of them, for what the sanitizers find.
    few = {} if is_long() else {"KINGDOM_TWIN_GAMES": "2", "KINGDOM_TEST_EFFORT": "25"}
    run_cases(report, "sanitize", (*ROOMS, "app") if is_long() else ROOMS, **few)
    same_signature(report, "sanitize")


def thread_tests(report):
    run_cases(report, "thread", ("server", "store"),
              ("--source-file=*tests/server/hall_test*,*tests/store/*",))


def fuzz_tests(report):
    """Each target on a copy of its corpus: a fixed number of runs, or an hour in the long run."""
    names = sorted(re.sub(r"^fuzz_", "", path.stem) for path in Path("tests/fuzz").glob("fuzz_*.cpp"))
    for name in names:
        corpus = ROOT / "build/fuzz" / name
        shutil.rmtree(corpus, ignore_errors=True)
        shutil.copytree(ROOT / "tests/fuzz/corpus" / name, corpus)
        much = f"-max_total_time={FUZZ_SECONDS_LONG // len(names)}" if is_long() else f"-runs={FUZZ_RUNS}"
        report.check(f"fuzz_{name}", f"build/sanitize/fuzz_{name}", "-seed=1", much, "-timeout=10",
                     "-verbosity=0", "-print_final_stats=1",
                     f"-artifact_prefix=build/fuzz/{name}-", corpus)


# --- The page


def npm(report, title, *words):
    return report.check(title, "npm", "--prefix", "web", "run", *words)


def page_build(report, tell):
    well = report.check("packages of npm", "bash", "-c", ". tools/build_web.sh; web_packages")
    tell("npm", well)
    return well


def page_tests(report):
    npm(report, "types", "check")
    npm(report, "lint", "lint")


def browser_build(report, tell):
    return build(report, "release", "kingdom") and \
        report.check("page", "bash", "-c", ". tools/build_web.sh; build_web")


def browser_tests(report):
    if not npm(report, "views to test with", "fixtures"):
        return
    npm(report, "unit tests", "test")
    npm(report, "size of the first load", "budget")
    if is_long():
        npm(report, "in the browser", "e2e")


def from_release(*targets):
    return lambda report, tell: build(report, "release", *targets)


LANES = [
    Lane("packages", packages, makes=("packages",)),
    Lane("release", release_tests, release_build, makes=("kingdom",),
         inputs=(*CODE, KINGDOM, *programs("release", *ROOMS, "app"))),
    Lane("format", format_tests, format_build, needs=("packages",)),
    Lane("layers", lambda report: report.check("layers", "python3", "tools/check_layers.py")),
    Lane("schema", lambda report: report.check("schema", "/usr/bin/python3",
                                               "tools/check_deck_schema.py"),
         needs=("packages",)),
    Lane("page", page_tests, page_build, makes=("npm",), inputs=PAGE),
    Lane("sanitize", sanitize_tests, sanitize_build, needs=("packages",),
         inputs=(*CODE, *programs("sanitize", *ROOMS)), long=True),
    Lane("browser", browser_tests, browser_build, needs=("packages", "kingdom", "npm"),
         inputs=(*PAGE, KINGDOM)),
    Lane("types", types_tests, from_release("print_protocol_types"), needs=("kingdom",)),
    Lane("thread", thread_tests,
         lambda report, tell: build(report, "thread", "server_tests", "store_tests"),
         needs=("packages",), inputs=(*CODE, *programs("thread", "server", "store")), long=True),
    Lane("fuzz", fuzz_tests, lambda report, tell: build(report, "sanitize", "fuzz_all"),
         needs=("packages",), inputs=CODE, long=True),
    Lane("server", server_tests, from_release("kingdom"), needs=("packages", "kingdom"),
         inputs=("tests/process", "examples", "tools/testing", KINGDOM)),
    Lane("clang", lambda report: same_signature(report, "clang"), signature_build("clang"),
         needs=("packages", "kingdom")),
    Lane("debug", lambda report: same_signature(report, "debug"), signature_build("debug"),
         needs=("kingdom",)),
    Lane("perft", perft_tests, from_release("kingdom"), needs=("kingdom",),
         inputs=("tests/perft", "tools/testing", KINGDOM)),
]
BY_NAME = {lane.name: lane for lane in LANES}


def room(name):
    """The test cases of one room, on the release build."""
    return Lane(name, lambda report: run_cases(report, "release", (name,)),
                from_release(f"{name}_tests"))
