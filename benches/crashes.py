#!/usr/bin/env python3
"""Kills `ojkit` at random moments and looks at what it leaves behind.

    benches/crashes.py [--kills 200] [--seed 1] [--ojkit target/release/ojkit] [--root .] [--problem nim-game]

For `gen`, `judge`, and both at once: a copy of one problem in a temporary folder, a cache of its own, a SIGKILL at a random moment (one
in four: SIGINT). After each kill, within a moment, nothing of it may run; every case file that is there is one of an undisturbed run,
byte for byte; and the next run, undisturbed, ends with the same files as if nothing had happened, and with no others.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def parse():
    here = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ojkit", type=Path, default=here / "target/release/ojkit")
    parser.add_argument("--root", type=Path, default=here)
    parser.add_argument("--problem", default="nim-game")
    return parser.parse_args()


class Trial:
    def __init__(self, arguments, work):
        self.ojkit = arguments.ojkit.resolve()
        self.slug = arguments.problem
        self.root = work / "collection"
        self.cache = work / "cache"
        self.work = work
        shutil.copytree(arguments.root / "problems" / self.slug, self.root / "problems" / self.slug)
        (self.root / "cases").mkdir()
        self.page = self.root / "cases" / (self.slug + ".yaml")
        self.given = self.files(self.root / "problems")

    def start(self, command):
        environment = dict(os.environ, OJKIT_CACHE_DIR=str(self.cache), TMPDIR=str(self.work / "tmp"))
        (self.work / "tmp").mkdir(exist_ok=True)
        words = [str(self.ojkit), "--root", str(self.root), "--quiet", "--format", "json", *command, self.slug]
        return subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    def run(self, command):
        start = time.monotonic()
        process = self.start(command)
        text, complaint = process.communicate(timeout=300)
        if process.returncode != 0:
            text += complaint
        return process.returncode, text.decode(errors="replace"), time.monotonic() - start

    @staticmethod
    def files(folder):
        """Every file below a folder with its bytes; the lock is no content."""
        return {str(path.relative_to(folder)): path.read_bytes()
                for path in sorted(folder.rglob("*")) if path.is_file() and path.name != ".lock"}

    def state(self):
        return self.files(self.root / "cases")

    def alive(self):
        """Processes that have something to do with this trial."""
        found = []
        for entry in Path("/proc").iterdir():
            if not entry.name.isdigit() or int(entry.name) == os.getpid():
                continue
            try:
                parts = [(entry / "cmdline").read_bytes().decode(errors="replace")]
                parts += [os.readlink(entry / link) for link in ("cwd", "exe")]
            except OSError:
                continue
            # The helper has neither folder nor argument of this trial, but its program.
            helper = "--serve-as-zygote" in parts[0] and parts[2] == str(self.ojkit)
            if helper or any(str(self.work) in part for part in parts):
                found.append((entry.name, parts[0].replace("\0", " ")[:200]))
        return found

    def wait_for_nothing(self):
        end = time.monotonic() + 10
        while True:
            alive = self.alive()
            if not alive:
                return []
            if time.monotonic() > end:
                return alive
            time.sleep(0.01)


def main():
    arguments = parse()
    rng = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory(prefix="ojkit-crashes-") as name:
        # Seen by its own path only, so that a copy of the program cannot be taken for another's.
        work = Path(name)
        own = work / "ojkit"
        shutil.copy2(arguments.ojkit, own)
        arguments.ojkit = own
        trial = Trial(arguments, work)
        code, text, cold = trial.run(["judge"])
        if code != 0:
            sys.exit(f"the undisturbed run ended with {code}:\n{text}")
        good = trial.state()
        def verdicts(text):
            """What the table says, figures apart."""
            return [(row["submission"], row.get("verdict"), row["as_expected"]) for row in json.loads(text)["results"]]

        expected = verdicts(text)
        print(f"an undisturbed cold run takes {cold:.2f} s and makes {len(good)} files")
        faults, litter = [], 0
        plans = [("gen", [["gen"]]), ("judge", [["judge"]]), ("two at once", [["gen"], ["judge"]])]
        for what, commands in plans:
            ended = 0
            for number in range(arguments.kills):
                # A third begins with nothing, a third with programs but no cases, a third with all of it but the page and some answers.
                kind = number % 3
                if kind == 0:
                    shutil.rmtree(trial.cache, ignore_errors=True)
                if kind <= 1:
                    shutil.rmtree(trial.root / "cases")
                    (trial.root / "cases").mkdir()
                else:
                    trial.page.unlink()
                    some = sorted(path for path in (trial.root / "cases").rglob("*.ans"))
                    for path in some[::3]:
                        path.unlink()
                length = cold * 1.1 if kind == 0 else min(cold, 1.0)
                how = signal.SIGINT if number % 4 == 3 else signal.SIGKILL
                processes = [trial.start(command) for command in commands]
                time.sleep(rng.random() * length)
                for process in processes:
                    ended += process.poll() is not None
                    process.send_signal(how)
                for process in processes:
                    process.communicate()
                label = f"{what} {number} ({how.name})"
                if alive := trial.wait_for_nothing():
                    faults.append(f"{label}: still there: {alive}")
                for path, data in trial.state().items():
                    if path.endswith(".tmp"):
                        litter += 1
                    elif good.get(path) != data:
                        faults.append(f"{label}: {path} is not what an undisturbed run writes")
                again = rng.choice(["gen", "judge"])
                code, text, _ = trial.run([again])
                if code != 0 or (again == "judge" and verdicts(text) != expected):
                    faults.append(f"{label}: the next {again} ended with {code}: {text[:2000]} instead of {expected}")
                if again == "judge":
                    code, text, _ = trial.run(["check"])
                    if code not in (0, 1) or "cases/" in text:
                        faults.append(f"{label}: check says: {text}")
                after = trial.state()
                if after != good:
                    odd = sorted(set(after.items()) ^ set(good.items()))
                    faults.append(f"{label}: after the next {again} these differ: {sorted({p for p, _ in odd})}")
                if trial.files(trial.root / "problems") != trial.given:
                    faults.append(f"{label}: something in problems/ was changed")
            print(f"{what}: {arguments.kills} kills, {ended} processes had ended before")
        left = [str(p.relative_to(trial.cache)) for part in ("scratch", "judging")
                for p in (trial.cache / part).glob("*")]
        print(f"temporary files seen after kills: {litter}; left in the cache's scratch folders: {len(left)} {left[:5]}")
        for fault in faults:
            print("FAULT", fault)
        print("no fault" if not faults else f"{len(faults)} faults")
        sys.exit(1 if faults else 0)


main()
