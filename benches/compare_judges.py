#!/usr/bin/env python3
"""CPU time of this kit, of Kattis problemtools and of BAPCtools on the same package: the same programs, cases and answers.

    benches/compare_judges.py [--ojkit target/release/ojkit] [--root .] [--rounds 3] [--venv DIR]

Installs both from PyPI into a virtual environment of its own (below a temporary folder, or in --venv, where it is kept). The package is
made from `stone-game-iii`: its cases, and those accepted submissions that all three can compile (BAPCtools compiles Rust by the rules of
2018, under which `score_dp.rs` is no program). CPU time is user and system time of the tool and of everything that it started and waited
for: it says the same on a busy machine, a little more at most. Three figures each, medians of the rounds:

    in all      one run with nothing compiled before
    per run     one program on one case, checked: without compiling and without the tool's own start (BAPCtools and this kit: with
                programs that are compiled already, all submissions less one alone; problemtools compiles every time, so that
                all cases less one alone are taken)
    judge's     the same without the program's own time, as this kit reports it: what running and checking cost
"""

import argparse
import json
import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

OWN = "judge's"
SLUG = "stone-game-iii"
SUBMISSIONS = ["difference_dp.rs", "memo.rs", "score_dp.cpp"]
LEGACY = "problem_format_version: legacy\nname: Stones\nvalidation: default\nlimits: {memory: 1024}\n"
MODERN = (
    "problem_format_version: 2025-09\ntype: pass-fail\nname: {en: Stones}\nlicense: public domain\n"
    "uuid: 6f0e1c3a-2f60-4a0e-9f5e-0d3c1f1f1f1f\nlimits: {time_limit: 5, memory: 1024}\n"
)


def cpu(command, accepted=None, **how):
    """Seconds of CPU time that a command takes, and what it says.

    It must succeed; where it may complain of the package's other parts, it must say so many times that all is accepted.
    """

    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=600, **how)
    if done.returncode != 0 if accepted is None else done.stdout.count("AC ") < accepted:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return used() - before, done.stdout


def package(place, metadata, cases, programs):
    """Writes a package; gives the number of its cases."""
    for folder in ("data/sample", "data/secret", "submissions/accepted", "input_validators"):
        (place / folder).mkdir(parents=True)
    (place / "problem.yaml").write_text(metadata)
    (place / "statement").mkdir()
    (place / "statement/problem.en.tex").write_text("Stones.\n")
    for name in SUBMISSIONS:
        shutil.copy(programs / name, place / "submissions/accepted")
    count = 0
    for path in sorted(cases.rglob("*.in")):
        kind, *rest = path.relative_to(cases).with_suffix("").parts
        name = place / "data" / kind / "_".join(rest)
        shutil.copy(path, name.with_name(name.name + ".in"))
        shutil.copy(path.with_suffix(".ans"), name.with_name(name.name + ".ans"))
        count += 1
    return count


def tools(venv):
    if not (venv / "bin/bt").exists():
        print("installing problemtools and bapctools from PyPI ...", flush=True)
        cpu([sys.executable, "-m", "venv", venv])
        cpu([venv / "bin/pip", "install", "--quiet", "problemtools", "bapctools"])
    listed = cpu([venv / "bin/pip", "list", "--format", "freeze"])[1].split()
    return [line for line in listed if line.startswith(("problemtools=", "bapctools="))]


def main():
    here = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ojkit", type=Path, default=here / "target/release/ojkit")
    parser.add_argument("--root", type=Path, default=here)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--venv", type=Path)
    arguments = parser.parse_args()
    ojkit = arguments.ojkit.resolve()
    with tempfile.TemporaryDirectory(prefix="ojkit-compare-") as name:
        work = Path(name)
        venv = (arguments.venv or work / "venv").resolve()
        versions = tools(venv)
        version = cpu([ojkit, "--version"])[1].split()
        print(", ".join(["==".join(version), *versions, f"Python {platform.python_version()}"]))
        load = os.getloadavg()[0]

        # This kit's collection: the page and its files are made first, with all submissions that make answers.
        root, cache = work / "collection", work / "cache"
        problem = root / "problems" / SLUG
        shutil.copytree(arguments.root / "problems" / SLUG, problem)
        (root / "cases").mkdir()
        shutil.copy(arguments.root / "cases" / f"{SLUG}.yaml", root / "cases")
        environment = dict(os.environ, OJKIT_CACHE_DIR=str(cache))
        # One processor's worth of work at a time, as the others do it.
        common = [ojkit, "--root", root, "--quiet", "--jobs", 1]
        cpu([*common, "gen", SLUG], env=environment)
        accepted = problem / "submissions/accepted"
        for path in sorted((problem / "submissions").rglob("*.*")):
            if path.parent != accepted or path.name not in SUBMISSIONS:
                path.unlink()
        spec = problem / "spec.yaml"
        lines, skipping = [], False
        for line in spec.read_text().splitlines(keepends=True):
            # The oracle and what was expected elsewhere went with their submissions.
            skipping = line.startswith(("oracle:", "expect:")) or (skipping and line.startswith(" "))
            lines += [] if skipping else [line]
        spec.write_text("".join(lines))

        packages = {}
        for kind, metadata in (("legacy", LEGACY), ("modern", MODERN)):
            packages[kind] = work / kind / "stones"
            count = package(packages[kind], metadata, root / "cases" / SLUG, accepted)
        runs = count * len(SUBMISSIONS)
        print(f"{len(SUBMISSIONS)} submissions on {count} cases: {runs} runs; load {load:.1f}")

        judge = [*common, "judge", "--fresh", "--all-cases", SLUG]
        verify = [venv / "bin/verifyproblem", "-p", "submissions", "-t", "5"]
        bapc = [venv / "bin/bt", "run", "--problem", packages["modern"], "-G", "-S", "-B", "-j", "1", "-m", "1024"]
        figures = {"ojkit": [], "problemtools": [], "BAPCtools": []}
        programs = []
        for _ in range(arguments.rounds):
            shutil.rmtree(cache)
            cold = cpu(judge, env=environment)[0]
            warm, text = cpu([*judge, "--format", "json"], env=environment)
            rows = json.loads(text)["results"]
            if [row["as_expected"] for row in rows] != [True] * len(SUBMISSIONS):
                sys.exit(f"not every submission was accepted:\n{text}")
            times = [case["time_ms"] for row in rows for case in row["cases"]]
            programs.append(statistics.mean(times) / 1000)
            alone = cpu([*judge, "--submission", accepted / SUBMISSIONS[0]], env=environment)[0]
            figures["ojkit"].append((cold, (warm - alone) / (runs - count)))
            cold = cpu([*verify, "--", packages["legacy"]])[0]
            one = cpu([*verify, "-d", "^sample/1$", "--", packages["legacy"]])[0]
            figures["problemtools"].append((cold, (cold - one) / (runs - len(SUBMISSIONS))))
            # Its builds lie in the system's temporary folder.
            own = dict(os.environ, TMPDIR=str(work / "bapc"))
            shutil.rmtree(work / "bapc", ignore_errors=True)
            (work / "bapc").mkdir()
            cold = cpu(bapc, len(SUBMISSIONS), env=own)[0]
            warm = cpu(bapc, len(SUBMISSIONS), env=own)[0]
            alone = cpu([*bapc, Path("submissions/accepted") / SUBMISSIONS[0]], 1, env=own)[0]
            figures["BAPCtools"].append((cold, (warm - alone) / (runs - count)))
        medians = {tool: [statistics.median(column) for column in zip(*rows)] for tool, rows in figures.items()}
        program = statistics.median(programs)
        print(f"a program's own time: {program * 1000:.2f} ms per run")
        print(f"{'':<14}{'in all':>10}{'ratio':>8}{'per run':>12}{'ratio':>8}{OWN:>12}{'ratio':>8}")
        ours = [*medians["ojkit"], medians["ojkit"][1] - program]
        for tool, (total, each) in medians.items():
            row = zip([total, each * 1000, (each - program) * 1000], [" s", " ms", " ms"],
                      [total / ours[0], each / ours[1], (each - program) / ours[2]])
            print(f"{tool:<14}" + "".join(f"{value:>{10 - len(unit)}.2f}{unit}{ratio:>8.1f}  " for value, unit, ratio in row))


main()
