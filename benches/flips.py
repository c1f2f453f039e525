#!/usr/bin/env python3
"""Judges the whole collection again and again on a busy machine, and tells every verdict that is not always the same.

    benches/flips.py [--rounds 20] [--close 100] [--burners N] [--ojkit target/release/ojkit] [--root .]

The processors are kept busy by as many endless loops as there are processors (or --burners) beside the judge. Then the runs that came
closest to a limit, without passing it, are repeated one by one. The collection is copied, and the cache is one of its own.
"""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path


# Who is killed cannot end its burners; they see that it is gone.
BURN = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100000))"
FACTORS = {".py": 4, ".java": 2}
RUNTIMES = {".py": 32, ".java": 128}


def limits(root, slug, submission):
    """A submission's limits in ms and KiB, by the problem's spec and the language's row in the table."""
    spec = (root / "problems" / slug / "spec.yaml").read_text()

    def limit(name, default):
        found = re.search(rf"\b{name}: (\d+)", spec)
        return int(found[1]) if found else default

    ending = Path(submission).suffix
    memory = limit("memory_mib", 256) + RUNTIMES.get(ending, 0)
    return limit("time_ms", 1000) * FACTORS.get(ending, 1), memory * 1024


def judge(command, root):
    """What a round says: the verdict of every case of every submission, and which share of a limit each run took."""
    start = time.monotonic()
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"the judge ended with {done.returncode}:\n{done.stderr[-3000:]}")
    verdicts, near = {}, {}
    for row in json.loads(done.stdout)["results"]:
        name = (row["problem"], row["submission"])
        verdicts[name] = (row.get("verdict", "skipped"), row["as_expected"])
        time_ms, memory_kib = limits(root, *name)
        for case in row["cases"]:
            verdicts[(*name, case["case"])] = case["verdict"]
            if not case["verdict"].endswith("limit_exceeded"):
                near[(*name, case["case"])] = max(case["time_ms"] / time_ms, case["memory_kib"] / memory_kib)
    return verdicts, near, time.monotonic() - start


def main():
    here = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--close", type=int, default=100)
    parser.add_argument("--burners", type=int, default=os.cpu_count())
    parser.add_argument("--ojkit", type=Path, default=here / "target/release/ojkit")
    parser.add_argument("--root", type=Path, default=here)
    arguments = parser.parse_args()
    burners = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(arguments.burners)]
    try:
        with tempfile.TemporaryDirectory(prefix="ojkit-flips-") as name:
            sys.exit(trial(arguments, Path(name)))
    finally:
        for burner in burners:
            burner.kill()


def trial(arguments, work):
    root = work / "collection"
    for folder in ("problems", "cases"):
        shutil.copytree(arguments.root / folder, root / folder)
    os.environ["OJKIT_CACHE_DIR"] = str(work / "cache")
    kit = [str(arguments.ojkit.resolve()), "--root", str(root)]
    seen, closest = collections.defaultdict(collections.Counter), {}
    for number in range(1, arguments.rounds + 1):
        verdicts, near, seconds = judge([*kit, "--quiet", "--format", "json", "judge", "--fresh"], root)
        for name, verdict in verdicts.items():
            seen[name][verdict] += 1
        for name, share in near.items():
            closest[name] = max(share, closest.get(name, 0))
        unexpected = sum(1 for name, verdict in verdicts.items() if len(name) == 2 and verdict[1] is False)
        flips = sum(1 for counter in seen.values() if len(counter) > 1)
        rows = sum(1 for name in verdicts if len(name) == 2)
        print(f"round {number}: {rows} submissions, {len(verdicts) - rows} runs, {unexpected} unexpected, {flips} flips so far,"
              f" {seconds:.0f} s, load {os.getloadavg()[0]:.1f}", flush=True)
    bad = {name: dict(counter) for name, counter in seen.items() if len(counter) > 1}
    nearest = sorted(closest, key=closest.get, reverse=True)[: arguments.close]
    for slug, submission, case in nearest:
        command = [*kit, "run", str(root / "problems" / slug / "submissions" / submission), "--case", case]
        text = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
        verdict = re.search(r"^\S+: ([a-z_]+), [\d.]+ m?s,", text, re.MULTILINE)
        expected = next(iter(seen[(slug, submission, case)]))
        if verdict is None or verdict[1] != expected:
            bad[(slug, submission, case)] = f"{verdict and verdict[1]} alone instead of {expected}"
    if nearest:
        print(f"the {len(nearest)} runs closest to a limit ({closest[nearest[0]]:.0%} to {closest[nearest[-1]]:.0%} of it) repeated")
    for name, what in bad.items():
        print("FLIP", *name, what)
    print("no verdict flips" if not bad else f"{len(bad)} flips")
    return 1 if bad else 0


main()
