"""Runs doctest programs in slices, side by side, and takes down what each case took."""

import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from run import ROOT, run_command

# Programs whose cases take long, each case by itself; of the others several in a row.
LONG_CASES = ("beast", "server", "property", "ai", "app", "golden", "store")
IN_A_ROW = 25
FAILED = re.compile(r"^\[doctest\] test cases: .* (\d+) failed", re.MULTILINE)
DURATION = re.compile(r"^([0-9.]+) s: (.*)$", re.MULTILINE)


def number_of_cases(program, options):
    ended = subprocess.run([program, "--count", "--no-colors", *options], capture_output=True,
                           text=True)
    found = re.search(r"current filters: (\d+)", ended.stdout)
    return int(found[1]) if found else 0


def run_slice(program, first, last, options, environment):
    """(passed, failed, output, durations, processor time). doctest counts the cases outside its range as passed,
    so only its failures are believed; a program that crashed has failed its whole slice."""
    ended = run_command([program, "--no-colors", "--no-intro", "--duration=true",
                         f"--first={first}", f"--last={last}", *options], environment)
    output = ended.output
    cases = last - first + 1
    summary = FAILED.search(output)
    bad = int(summary[1]) if summary else cases
    if summary is None or ended.status != (1 if bad else 0):
        output += f"\n{program}, cases {first} to {last}: ended with status {ended.status}"
        bad = cases
    durations = [(float(seconds), name) for seconds, name in DURATION.findall(output)]
    shown = "" if bad == 0 else DURATION.sub("", output)
    return cases - bad, bad, shown, durations, ended.processor


def run_cases(report, preset, rooms, options=(), **environment):
    slices = []
    for room in sorted(rooms, key=lambda room: room not in LONG_CASES):
        program = str(ROOT / f"build/{preset}/{room}_tests")
        count = number_of_cases(program, options)
        if count == 0:
            report.count(f"{room}_tests", 0, 1, "no test case was run")
        step = 1 if room in LONG_CASES else IN_A_ROW
        # The last ones of a program, of whole servers and searches, take longest: they begin first.
        for first in reversed(range(1, count + 1, step)):
            slices.append((room, program, first, min(first + step - 1, count)))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(
            lambda each: (each[0], run_slice(*each[1:], options, environment)), slices))
    report.processor += sum(result[4] for _, result in results)
    for room in rooms:
        mine = [result for name, result in results if name == room]
        report.count(f"test cases of {room}, {preset}", sum(each[0] for each in mine),
                     sum(each[1] for each in mine), "".join(each[2] for each in mine))
        report.durations += [(seconds, f"{report.name}: {room}: {name}")
                             for each in mine for seconds, name in each[3]]
