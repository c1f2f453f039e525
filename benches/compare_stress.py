#!/usr/bin/env python3
"""Cases a second of this kit's search for a countercase, and of `stressed`, `quicktest` and `oj`, with the same programs on one processor.

    benches/compare_stress.py [--ojkit target/release/ojkit] [--root .] [--rounds 3] [--cases 400] [--tools DIR]

Installs the others (from crates.io and PyPI) below a temporary folder, or in --tools, where they are kept. Three C++ programs for
`stone-game-iii`: a submission, a slow and certain one, and a generator of at most six stones from -5 to 5. Both solutions are right, so
that nobody ends early. The others start three processes per case. This kit draws from the spec and needs no generator: it tries every
input with such stones, up to six or, of programs, four of them. As functions, the two solutions are classes `Solution`, called in one
process each, which the others have nothing to set against; as programs they are the same files as the others', forked for each case. Compiling is left out; medians of the rounds.
"""

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SLUG = "stone-game-iii"
FAST = """
    vector<int> best(v.size() + 1);
    for (int i = (int)v.size() - 1; i >= 0; --i) {
        int sum = 0, most = INT_MIN;
        for (int k = i; k < min(i + 3, (int)v.size()); ++k) sum += v[k], most = max(most, sum - best[k + 1]);
        best[i] = most;
    }
    return best[0] > 0 ? "Alice" : best[0] < 0 ? "Bob" : "Tie";
"""
SLOW = """
    function<int(size_t)> lead = [&](size_t i) {
        if (i == v.size()) return 0;
        int sum = 0, most = INT_MIN;
        for (size_t k = i; k < min(i + 3, v.size()); ++k) sum += v[k], most = max(most, sum - lead(k + 1));
        return most;
    };
    int all = lead(0);
    return all > 0 ? "Alice" : all < 0 ? "Bob" : "Tie";
"""
HEAD = "#include <bits/stdc++.h>\nusing namespace std;\n"
MAIN = "int main() { int n; cin >> n; vector<int> v(n); for (int& x : v) cin >> x; cout << answer(v) << endl; }\n"
GENERATOR = HEAD + """int main(int count, char** words) {
    mt19937 random(count > 1 ? stoul(words[1]) : random_device()());
    int n = random() % 6 + 1;
    cout << n << endl;
    for (int i = 0; i < n; ++i) cout << (int)(random() % 11) - 5 << " \\n"[i + 1 == n];
}
"""


def program(body):
    return f"{HEAD}string answer(vector<int>& v) {{{body}}}\n{MAIN}"


def solution(body):
    return f"class Solution {{ public: string stoneGameIII(vector<int>& v) {{{body}}} }};\n"


def run(command, work, **how):
    """Seconds that a command takes, and what it says."""
    start = time.monotonic()
    done = subprocess.run([str(word) for word in command], cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=1200, **how)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return time.monotonic() - start, done.stdout


def install(tools):
    """The programs of the others, by name, and their versions."""
    for crate in ("stressed", "quicktest"):
        if not (tools / "bin" / crate).exists():
            print(f"installing {crate} ...", flush=True)
            run(["cargo", "install", "--quiet", "--root", tools, crate], tools)
    if not (tools / "oj/bin/oj").exists():
        print("installing online-judge-tools ...", flush=True)
        run([sys.executable, "-m", "venv", tools / "oj"], tools)
        run([tools / "oj/bin/pip", "install", "--quiet", "online-judge-tools", "setuptools<80"], tools)
    listed = run(["cargo", "install", "--list", "--root", tools], tools)[1].splitlines()
    versions = [line.rstrip(":").replace(" v", " ") for line in listed if line.startswith(("stressed ", "quicktest "))]
    frozen = run([tools / "oj/bin/pip", "list", "--format", "freeze"], tools)[1].split()
    return versions + [line.replace("==", " ") for line in frozen if line.startswith("online-judge-tools=")]


def main():
    here = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ojkit", type=Path, default=here / "target/release/ojkit")
    parser.add_argument("--root", type=Path, default=here)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cases", type=int, default=400)
    parser.add_argument("--tools", type=Path)
    arguments = parser.parse_args()
    ojkit, root = arguments.ojkit.resolve(), arguments.root.resolve()
    with tempfile.TemporaryDirectory(prefix="ojkit-compare-") as name:
        work = Path(name)
        tools = (arguments.tools or work / "tools").resolve()
        tools.mkdir(exist_ok=True)
        versions = install(tools)
        version = run([ojkit, "--version"], work)[1].strip()
        print(", ".join([version, *versions, f"Python {platform.python_version()}"]))
        print(f"one processor; load {os.getloadavg()[0]:.1f}")
        sources = {"target": program(FAST), "correct": program(SLOW), "gen": GENERATOR}
        for stem, text in sources.items():
            (work / f"{stem}.cpp").write_text(text)
            run(["g++", "-O2", "-std=c++20", "-o", stem, f"{stem}.cpp"], work)
        (work / "function").mkdir()
        (work / "function/target.cpp").write_text(solution(FAST))
        (work / "function/correct.cpp").write_text(solution(SLOW))
        pinned = ["taskset", "-c", "0"]
        os.environ["OJKIT_CACHE_DIR"] = str(work / "cache")

        def ours(folder, length):
            kit = [*pinned, ojkit, "--root", root, "stress", SLUG, "--submission", folder / "target.cpp",
                   "--against", folder / "correct.cpp", "--exhaustive", f"stoneValue.length <= {length}",
                   "--exhaustive", "-5 <= stoneValue[i] <= 5", "--time", 600, "--format", "json"]
            found = json.loads(run(kit, work)[1])
            if found["countercase"] is not None:
                sys.exit(f"a right program was refuted: {found}")
            return found["cases"] / found["seconds"]

        def theirs(command):
            """Without what a tool takes for one case: its start and its compilations."""
            one, _ = run([*pinned, *command(1)], work)
            all_cases, _ = run([*pinned, *command(arguments.cases)], work)
            return (arguments.cases - 1) / max(all_cases - one, 1e-3)

        def stressed(count):
            return [tools / "bin/stressed", "./target", "-s", "./gen", "-c", "./correct", "-n", count, "--no-progress"]

        def quicktest(count):
            return [tools / "bin/quicktest", "cmp", "-t", "target.cpp", "-c", "correct.cpp", "-g", "gen.cpp", "--tc", count]

        def oj():
            """It looks until it has found something, so it is stopped, and says itself how far it came."""
            command = ["timeout", 10, *pinned, tools / "oj/bin/oj", "generate-input", "--hack-actual", "./target",
                       "--hack-expected", "./correct", "./gen", 1]
            start = time.monotonic()
            said = subprocess.run([str(word) for word in command], cwd=work, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
            attempts = re.findall(r"(\d+)-th attempt", said)
            if not attempts:
                sys.exit(f"oj made no attempt:\n{said[-3000:]}")
            return int(attempts[-1]) / (time.monotonic() - start)

        rows = {
            "ojkit, functions": lambda: ours(work / "function", 6),
            "ojkit, programs": lambda: ours(work, 4),
            "stressed": lambda: theirs(stressed),
            "quicktest": lambda: theirs(quicktest),
            "oj": oj,
        }
        rates = {name: [] for name in rows}
        for _ in range(arguments.rounds):
            for name, measure in rows.items():
                rates[name].append(measure())
        medians = {name: statistics.median(values) for name, values in rates.items()}
        for name, rate in medians.items():
            ratio = medians["ojkit, programs"] / rate
            print(f"{name:<20}{rate:>14,.1f} cases/s   `ojkit, programs` is {ratio:.3g} times as fast")


main()
