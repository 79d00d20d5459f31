#!/usr/bin/env python3
"""Runs the lanes of ./test, two at a time, each as soon as what it needs is there."""

import os
import sys
import threading
import time
from pathlib import Path

import lanes
from run import ROOT

AT_A_TIME = 2


class Runner:
    """Hands lanes to its workers and prints a line for each that has ended."""

    def __init__(self, chosen, again):
        self.waiting = list(chosen)
        self.again = again
        self.done = {}  # what lanes have made, for the lanes that need it: name -> well or not
        self.ended = []
        self.running = []
        self.change = threading.Condition()

    def tell(self, what, well):
        with self.change:
            self.done.setdefault(what, well)
            self.change.notify_all()

    def next_lane(self):
        with self.change:
            while self.waiting:
                ready = [lane for lane in self.waiting if self.is_ready(lane)]
                if ready:
                    self.waiting.remove(ready[0])
                    self.running.append(ready[0])
                    return ready[0]
                self.change.wait()
            return None

    def is_ready(self, lane):
        others = [other for other in self.waiting + self.running if other is not lane]
        to_come = {made for other in others for made in other.makes} - set(self.done)
        return not to_come.intersection(lane.needs)

    def work(self):
        while lane := self.next_lane():
            report = lane.run(self.tell, self.done, self.again)
            with self.change:
                for made in lane.makes:
                    self.done.setdefault(made, report.failed == 0)
                self.running.remove(lane)
                self.ended.append(report)
                print(report.line(), flush=True)
                if report.failures:
                    print(report.failures, flush=True)
                self.change.notify_all()

    def run(self):
        workers = [threading.Thread(target=self.work) for _ in range(AT_A_TIME)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()


def print_slowest(reports):
    slowest = sorted((each for report in reports for each in report.durations), reverse=True)[:10]
    if slowest:
        print("The slowest:")
    for seconds, name in slowest:
        print(f"{seconds:8.1f} s  {name}")


def chosen_lanes(words):
    if not words:
        return [lane for lane in lanes.LANES if not lane.long]
    if words == ["long"]:
        return lanes.LANES
    return [lanes.BY_NAME.get(word) or lanes.room(word) for word in words]


def main():
    os.chdir(ROOT)
    words = sys.argv[1:]
    again = "--again" in words
    words = [word for word in words if word != "--again"]
    for word in words:
        if word != "long" and word not in lanes.BY_NAME and not Path("tests", word).is_dir():
            names = " ".join(lanes.BY_NAME)
            print(f"./test: no lane and no folder of tests is called '{word}'; lanes: {names}",
                  file=sys.stderr)
            return 2
    if "long" in words:
        os.environ["KINGDOM_LONG"] = "1"

    started = time.time()
    runner = Runner(chosen_lanes(words), again)
    runner.run()
    print_slowest(runner.ended)
    passed = sum(report.passed for report in runner.ended)
    failed = sum(report.failed for report in runner.ended)
    processor = sum(report.processor for report in runner.ended)
    print(f"{time.time() - started:.0f} s in all, {processor:.0f} s of processor time; "
          "the logs are in build/test/")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
