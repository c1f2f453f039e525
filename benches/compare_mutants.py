#!/usr/bin/env python3
"""How long `ojkit strength` and cargo-mutants take over the mutants of the same submission, with the same cases.

    benches/compare_mutants.py [--ojkit target/release/ojkit] [--root .] [--rounds 1] [--jobs N] [--tools DIR] [PROBLEM[/FILE] ...]

Installs cargo-mutants (from crates.io) below a temporary folder, or in --tools, where it is kept. A problem stands for its model; FILE is
another accepted Rust submission, as in `stone-game-iii/accepted/memo.rs`. This kit gets a copy of the problem with that submission alone,
so that neither mutants of others nor wrong submissions count, and an empty cache. cargo-mutants gets a crate without dependencies: the
same file as `src/lib.rs`, and one test that calls its `Solution` with all cases that `ojkit gen` wrote, small ones first. It is one test
and not one per case, because it ends at the first wrong answer, where Rust's test runner would go through all the others; it stands in the
library itself, so that a mutant costs one compilation and one link. Neither tool changes `main`. Parameters may be whole numbers, booleans,
words and lists of them; the answer is one value, compared as text.

cargo-mutants' settings are the fastest of those tried: a job for each processor (in copies of the tree: in place there is one job at most),
the test profile without debug symbols, no backtraces, and 5 seconds until a test is said to hang, not 20. Optimised builds, nextest, builds
that are not incremental and more jobs were no faster. Seconds by the clock, medians of the rounds:

    in all      from the tool's start to its end
    first       ojkit: one program with all mutants; cargo-mutants: the unchanged crate, built and tested
    compiling   mutants one by one, as many at once as there are jobs, which ojkit never does
    running     mutants on cases; ojkit: also the search for inputs on which survivors fail, to which the other has no counterpart
    per mutant  all but what came first, divided by the mutants
    CPU         in all, of the tool and of what it started and waited for: it says nearly the same on a busy machine

Mutants that do not compile are not counted. Those that hang cost cargo-mutants its whole timeout, so they are left out of its seconds and
of the mutants that these are divided by: what they took, divided by the jobs, is subtracted. Its CPU time lacks most of theirs anyway, as it
kills them and does not wait. ojkit does not tell which ones hang: they are among the killed, and all its figures hold their time.
"""

import argparse
import json
import os
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SUBJECTS = ["predict-the-winner", "stone-game-iii"]
TIMEOUT = 5
STACK = 256 << 20
MANIFEST = """[package]
name = "subject"
version = "0.0.0"
edition = "2024"

[lib]
doctest = false

[profile.test]
debug = false

[workspace]
"""
TEST = """//! Every case, the smallest first, through the submission's own function.

use std::str::SplitAsciiWhitespace as Words;

trait Read {
    fn read(words: &mut Words) -> Self;
}

macro_rules! read {
    ($($word:ty)*) => { $(impl Read for $word {
        fn read(words: &mut Words) -> $word {
            words.next().expect("a word").parse().expect("a value")
        }
    })* };
}

read!(i32 i64 usize bool String);

impl<T: Read> Read for Vec<T> {
    fn read(words: &mut Words) -> Vec<T> {
        (0..usize::read(words)).map(|_| T::read(words)).collect()
    }
}

trait Call<P> {
    fn output(self, words: &mut Words) -> String;
}

macro_rules! call {
    ($($parameter:ident)*) => {
        impl<$($parameter: Read,)* R: ToString, F: Fn($($parameter),*) -> R> Call<($($parameter,)*)> for F {
            fn output(self, words: &mut Words) -> String {
                self($($parameter::read(words)),*).to_string()
            }
        }
    };
}

call!(A);
call!(A B);
call!(A B C);

#[test]
fn every_case() {
    for case in 0..COUNT {
        let text = |ending| std::fs::read_to_string(format!("cases/{case}.{ending}")).expect("a case");
        let output = super::Solution::FUNCTION.output(&mut text("in").split_ascii_whitespace());
        assert_eq!(output, text("ans").trim_end(), "case {case}");
    }
}
"""


def run(command, work, codes=(0,), **how):
    """Seconds that a command takes by the clock and of processors, and what it says on standard output."""

    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    start, before = time.monotonic(), used()
    done = subprocess.run([str(word) for word in command], cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, timeout=3600, **how)
    if done.returncode not in codes:
        said = (done.stdout + done.stderr)[-3000:]
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{said}")
    return time.monotonic() - start, used() - before, done.stdout


def install(tools):
    program = tools / "bin/cargo-mutants"
    if not program.exists():
        print("installing cargo-mutants ...", flush=True)
        run(["cargo", "install", "--quiet", "--root", tools, "cargo-mutants"], tools)
    return program


def collection(place, root, ojkit, slug, file):
    """A copy of the problem whose only submission is `file`, its cases written; gives the file and the folder of the cases."""
    problem = place / "problems" / slug
    shutil.copytree(root / "problems" / slug, problem)
    (place / "cases").mkdir()
    shutil.copy(root / "cases" / f"{slug}.yaml", place / "cases")
    spec = (problem / "spec.yaml").read_text()
    file = file or re.search(r"^model: *(\S+\.rs)$", spec, re.M)[1]
    # All submissions that make answers are there when the cases are made.
    run([ojkit, "--root", place, "--quiet", "gen", slug], place)
    source = problem / "submissions" / file
    for path in sorted((problem / "submissions").rglob("*.*")):
        if path != source:
            path.unlink()
    # What the others were needed for goes with them.
    spec = re.sub(r"^(?:oracle|expect):.*\n(?:[ #].*\n)*", "", spec, flags=re.M)
    (problem / "spec.yaml").write_text(re.sub(r"^model: .*$", f"model: {file}", spec, flags=re.M))
    return source, place / "cases" / slug


def crate(place, source, cases):
    """The same file and cases for cargo-mutants; gives the number of cases."""
    text = source.read_text()
    function = re.search(r"^impl Solution \{.*?\bpub fn (\w+)", text, re.M | re.S)[1]
    inputs = sorted(cases.rglob("*.in"), key=lambda path: (path.stat().st_size, path))
    (place / "src").mkdir(parents=True)
    (place / "cases").mkdir()
    (place / "Cargo.toml").write_text(MANIFEST)
    (place / "src/lib.rs").write_text(f"{text}\n#[cfg(test)]\nmod cases;\n")
    (place / "src/cases.rs").write_text(TEST.replace("COUNT", str(len(inputs))).replace("FUNCTION", function))
    for number, path in enumerate(inputs):
        shutil.copy(path, place / f"cases/{number}.in")
        shutil.copy(path.with_suffix(".ans"), place / f"cases/{number}.ans")
    return len(inputs)


def ours(ojkit, root, slug, jobs, cache):
    shutil.rmtree(cache, ignore_errors=True)
    command = [ojkit, "--root", root, "--jobs", jobs, "--format", "json", "strength", slug]
    # 1: some mutant lives that an input tells apart.
    wall, cpu, text = run(command, root, (0, 1), env=dict(os.environ, OJKIT_CACHE_DIR=str(cache)))
    found = json.loads(text)["results"][0]
    if found["notes"] or not found["mutants"]:
        sys.exit(f"not every mutant was tried: {found['notes']}")
    mutants, running = found["mutants"], found["seconds"]
    return {"mutants": mutants, "killed": found["killed"], "missed": mutants - found["killed"], "hangs": None,
            "in all": wall, "first": wall - running, "compiling": 0.0, "running": running,
            "per mutant": running / mutants, "CPU": cpu}


def theirs(program, place, jobs, out):
    command = [program, "mutants", "--dir", place, "--output", out, "--jobs", jobs, "--no-shuffle", "--colors", "never",
               "--minimum-test-timeout", TIMEOUT, "--exclude-re", r"(replace| in) main\b"]
    # As much stack as on a site, and no backtraces of panics that nobody reads.
    environment = dict(os.environ, RUST_BACKTRACE="0", RUST_MIN_STACK=str(STACK))
    # 2: some mutant was missed; 3: some mutant hung.
    wall, cpu, _ = run(command, place, (0, 2, 3), env=environment)
    outcomes = json.loads((out / "mutants.out/outcomes.json").read_text())["outcomes"]
    seconds = {"Build": 0.0, "Test": 0.0}
    counts = {"CaughtMutant": 0, "MissedMutant": 0, "Timeout": 0, "Unviable": 0}
    first = hanging = 0.0
    for outcome in outcomes:
        phases = [(phase["phase"], phase["duration"]) for phase in outcome["phase_results"]]
        took = sum(duration for _, duration in phases)
        if outcome["scenario"] == "Baseline":
            first += took
            continue
        counts[outcome["summary"]] += 1
        if outcome["summary"] == "Timeout":
            hanging += took / jobs
            continue
        for phase, duration in phases:
            seconds[phase] += duration / jobs
    tried = counts["CaughtMutant"] + counts["MissedMutant"]
    if not tried:
        sys.exit(f"no mutant was caught or missed: {counts}")
    wall -= hanging
    return {"mutants": tried + counts["Timeout"], "killed": counts["CaughtMutant"], "missed": counts["MissedMutant"],
            "hangs": counts["Timeout"], "in all": wall, "first": first, "compiling": seconds["Build"],
            "running": seconds["Test"], "per mutant": (wall - first) / tried, "CPU": cpu, "hanging": hanging}


def compare(subject, arguments, ojkit, program, work):
    slug, _, file = subject.partition("/")
    root = work / "collection"
    source, cases = collection(root, arguments.root, ojkit, slug, file)
    count = crate(work / "crate", source, cases)
    name = source.relative_to(root / "problems" / slug / "submissions")
    print(f"\n{slug}/{name}: {count} cases, {arguments.jobs} jobs; load {os.getloadavg()[0]:.1f}", flush=True)
    rounds = {"ojkit": [], "cargo-mutants": []}
    for number in range(arguments.rounds):
        rounds["ojkit"].append(ours(ojkit, root, slug, arguments.jobs, work / "cache"))
        rounds["cargo-mutants"].append(theirs(program, work / "crate", arguments.jobs, work / f"out-{number}"))
    counts, times = ["mutants", "killed", "missed", "hangs"], ["in all", "first", "compiling", "running", "CPU"]
    print(" " * 14 + "".join(f"{name:>9}" for name in counts) + "".join(f"{name:>11}" for name in [*times, "per mutant"]))
    medians = {}
    for tool, found in rounds.items():
        row = {name: found[0][name] and statistics.median(one[name] for one in found) for name in found[0]}
        cells = [f"{'?' if row[name] is None else int(row[name]):>9}" for name in counts]
        cells += [f"{row[name]:>9.2f} s" for name in times]
        print(f"{tool:<14}{''.join(cells)}{row['per mutant'] * 1000:>8.1f} ms")
        medians[tool] = row
    own, other = medians["ojkit"], medians["cargo-mutants"]
    tried = other["mutants"] - other["hangs"]
    ratios = {
        "in all": other["in all"] / own["in all"],
        "per mutant": other["per mutant"] / own["per mutant"],
        "per mutant, what came first included": other["in all"] / tried * own["mutants"] / own["in all"],
        "per mutant, running alone": other["running"] / tried / own["per mutant"],
        "per mutant of CPU time in all": other["CPU"] / tried * own["mutants"] / own["CPU"],
    }
    print("cargo-mutants takes, where ojkit takes 1: " + "; ".join(f"{ratio:.3g} {name}" for name, ratio in ratios.items()))
    if other["hangs"]:
        print(f"its hangs, left out, took {other['hanging']:.1f} s more")


def main():
    here = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ojkit", type=Path, default=here / "target/release/ojkit")
    parser.add_argument("--root", type=Path, default=here)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--tools", type=Path)
    parser.add_argument("subjects", nargs="*", metavar="PROBLEM[/FILE]", default=SUBJECTS)
    arguments = parser.parse_args()
    ojkit = arguments.ojkit.resolve()
    arguments.root = arguments.root.resolve()
    with tempfile.TemporaryDirectory(prefix="ojkit-compare-") as name:
        work = Path(name)
        tools = (arguments.tools or work / "tools").resolve()
        tools.mkdir(parents=True, exist_ok=True)
        os.environ["OJKIT_CACHE_DIR"] = str(work / "made")
        program = install(tools)
        tell = [[ojkit, "--version"], [program, "mutants", "--version"], ["rustc", "--version"]]
        versions = [run(command, work)[2].strip() for command in tell]
        print(", ".join([*versions, f"Python {platform.python_version()}"]))
        print(f"{os.cpu_count()} processors; load {os.getloadavg()[0]:.1f}", flush=True)
        for number, subject in enumerate(arguments.subjects):
            folder = work / str(number)
            folder.mkdir()
            compare(subject, arguments, ojkit, program, folder)


main()
