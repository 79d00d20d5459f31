"""One lane of ./test: its checks are counted, its log kept, its result remembered."""

import hashlib
import json
import os
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parent.parent.parent
LOGS = ROOT / "build/test"


@dataclass
class Ended:
    """A command that has ended, with the processor time of itself and of all it started."""

    status: int
    output: str
    processor: float


def run_command(command, environment):
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL,
                                   stdout=output, stderr=subprocess.STDOUT,
                                   env={**os.environ, **environment})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        return Ended(process.returncode, output.read().decode(errors="replace"),
                     usage.ru_utime + usage.ru_stime)


@dataclass
class Report:
    """What a lane found. Its whole output goes to build/test/<name>.log."""

    name: str
    passed: int = 0
    failed: int = 0
    seconds: float = 0
    processor: float = 0
    note: str = ""
    failures: str = ""
    durations: list = field(default_factory=list)  # (seconds, what)

    def __post_init__(self):
        LOGS.mkdir(parents=True, exist_ok=True)
        self.log = LOGS / f"{self.name}.log"
        self.log.write_text("")

    def count(self, title, passed, failed, output=""):
        self.passed += passed
        self.failed += failed
        with self.log.open("a") as log:
            log.write(f"== {title}: {passed} passed, {failed} failed\n{output}\n")
        if failed:
            self.failures += f"== {title}\n{output}\n"

    def check(self, title, *command, **environment):
        """Counts one command; true if it ended well."""
        started = time.time()
        ended = run_command(command, environment)
        well = ended.status == 0
        seconds = time.time() - started
        self.processor += ended.processor
        self.count(f"{title}, {seconds:.0f} s, {ended.processor:.0f} s of processor time",
                   int(well), int(not well), ended.output)
        self.durations.append((seconds, f"{self.name}: {title}"))
        return well

    def line(self):
        return (f"{self.name:<10} {self.passed:5d} passed {self.failed:5d} failed "
                f"{self.seconds:5.0f} s{self.processor:6.0f} s of processor time"
                f"{'; ' if self.note else ''}{self.note}")


@dataclass
class Lane:
    """`build` makes what the lane needs and says whether that went well; `tests` then counts.

    needs, makes: a lane begins when no other lane is still to make what it needs.
    inputs: files and folders. While none of them changes, the lane's result is remembered; with
    no inputs the lane runs every time.
    """

    name: str
    tests: Callable = lambda report: None
    build: Callable = lambda report, tell: True
    needs: tuple = ()
    makes: tuple = ()
    inputs: tuple = ()
    long: bool = False

    def run(self, tell, done, again):
        report = Report(self.name)
        started = time.time()
        missing = [need for need in self.needs if not done.get(need, True)]
        if missing:
            report.count("what it needs", 0, 1, f"was not made: {', '.join(missing)}")
        elif self.build(report, tell):
            self.run_tests(report, again)
        report.seconds = time.time() - started
        return report

    def run_tests(self, report, again):
        memory = LOGS / f"{self.name}.passed"
        now = fingerprint(self.inputs) if self.inputs else None
        if now and not again and memory.exists():
            before = json.loads(memory.read_text())
            if before["fingerprint"] == now:
                report.passed = before["passed"]
                report.note = f"unchanged since {before['when']}, passed then"
                return
        memory.unlink(missing_ok=True)
        self.tests(report)
        if now and not report.failed:
            memory.write_text(json.dumps({"fingerprint": now, "passed": report.passed,
                                          "when": time.strftime("%Y-%m-%d %H:%M")}))


def fingerprint(inputs):
    """Of the contents of files and folders; of a folder, what git knows or would take in."""
    listed = subprocess.run(["git", "ls-files", "-zco", "--exclude-standard", "--", *inputs],
                            cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
    files = {*listed, *(path for path in inputs if (ROOT / path).is_file())} - {""}
    digest = hashlib.sha256(os.environ.get("KINGDOM_LONG", "").encode())
    for path in sorted(files):
        if (ROOT / path).is_file():
            digest.update(path.encode() + b"\0")
            digest.update(hashlib.sha256((ROOT / path).read_bytes()).digest())
    return digest.hexdigest()


_building = {}


def build(report, preset, *targets, **settings):
    """Configures if needed and builds; one build of a preset at a time."""
    with _building.setdefault(preset, threading.Lock()):
        folder = ROOT / "build" / preset
        made = folder / "build.ninja"
        wanted = [f"-D{name}={value}" for name, value in settings.items()]
        newest = max((ROOT / "CMakePresets.json").stat().st_mtime,
                     (ROOT / "CMakeLists.txt").stat().st_mtime)
        if not made.exists() or made.stat().st_mtime < newest:
            if not report.check(f"configure, {preset}", "cmake", "--preset", preset, *wanted):
                return False
        return report.check(f"build, {preset}: {' '.join(targets)}",
                            "cmake", "--build", folder, "--target", *targets)
