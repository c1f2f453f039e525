#!/usr/bin/env python3
"""One table of how fast this kit is beside other tools: the same work, in one run, by CPU time, with what is physically needed.

    benches/compare.py [--only ROW] [--ojkit target/release/ojkit] [--root .] [--tools DIR] [--rounds 3] [--json FILE]
                       [--testlib DIR] [--jngen DIR] [--pages DIR]

Other tools come from crates.io and PyPI, by `cargo install` and `pip`, into a temporary folder or into --tools, where they are kept.
testlib and jngen are checkouts. What cannot be had, or does not run, is a row that says why.

CPU time is user and system time of a command and of all that it started, also of what outlived it; it says nearly the same on a busy
machine. Every command runs on one processor. What a command takes for its start and its compilations is left out where it can be: it runs
with few and with many pieces of work, and the difference counts. Figures are medians of the rounds, in pieces a second of CPU time. The
floor is what bare programs take for the same piece: no confinement, no check, no limit. `times` is CPU time over floor. Where many pieces do
not take more than few in each round, the figure is not measurable. The notes begin with the version of a tool, or the commit of its checkout.

    stress      a case of a search: a generated input, a submission and a slow and certain one; both are right, so that nobody ends early
    verdicts    a package's programs on its cases: one program on one case, checked
    functions   a Python function on its small cases: one submission, how many times as long ojkit takes, and the memory of all processes at once
    drawing     large inputs, written to files: a megabyte of them
    shrinking   challenges of jlink/shrinking-challenge: one search, from nothing to the smallest countercase; the
                floor is bare calls, as many as were made
    mutants     a submission's mutants on the same cases: one mutant
    problem     a page of a question, to cases with answers, a verdict and their strength: nobody else does it
"""

import argparse
import contextlib
import ctypes
import dataclasses
import json
import os
import platform
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
STONES = "stone-game-iii"
# Seconds by the clock that one command may take.
PATIENCE = 300


class Unavailable(Exception):
    """Why a figure cannot be had."""


class Unmeasurable(Unavailable):
    """Why what was measured gives no figure."""


@dataclasses.dataclass
class Row:
    work: str
    tool: str
    figure: float | None = None
    unit: str = ""
    cpu: float | None = None
    floor: float | None = None
    note: str = ""
    wall: float | None = None


@dataclasses.dataclass
class Used:
    cpu: float
    wall: float
    # Of the process itself, and of all processes together where that was asked for, in bytes.
    peak: int
    together: int
    text: str
    code: int


class Bench:
    """Where everything lies, and how a command is measured."""

    def __init__(self, options, work):
        self.options, self.work, self.rounds = options, work, options.rounds
        self.ojkit, self.root = options.ojkit.resolve(), options.root.resolve()
        self.tools = (options.tools or work / "tools").resolve()
        self.tools.mkdir(parents=True, exist_ok=True)
        self.cache = work / "cache"
        self.versions = {}
        # What outlives the process that started it becomes a child of this one, so that its time is counted.
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
        self.pinned = ["taskset", "-c", max(os.sched_getaffinity(0))] if shutil.which("taskset") else []

    def measure(self, command, cwd=None, patience=PATIENCE, may_fail=False, cpu_limit=None, env=None, pins=False, weighs=False):
        """CPU time, time by the clock, peak memory, and what it says. A tool that `pins` itself needs all processors. To `weigh` takes CPU time."""
        pinned = [] if pins else self.pinned
        command = [str(word) for word in [*pinned, *command]]
        environment = dict(os.environ, OJKIT_CACHE_DIR=str(self.cache), **(env or {}))

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (cpu_limit, cpu_limit + 5))

        with tempfile.TemporaryFile("w+") as out:
            start = time.monotonic()
            child = subprocess.Popen(command, cwd=cwd or self.work, env=environment, stdin=subprocess.DEVNULL, stdout=out,
                                     stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=limit if cpu_limit else None)
            peak, together, cpu, ended = 0, 0, 0.0, False
            while True:
                with contextlib.suppress(OSError, TypeError):
                    status = Path(f"/proc/{child.pid}/status").read_text()
                    peak = max(peak, int(re.search(r"VmHWM:\s+(\d+)", status)[1]) << 10)
                together = max(together, weight(child.pid) if weighs else 0)
                pid, code, usage = os.wait4(child.pid, os.WNOHANG)
                if pid:
                    break
                if time.monotonic() - start > patience:
                    ended = True
                    os.killpg(child.pid, signal.SIGKILL)
                time.sleep(0.01)
            wall = time.monotonic() - start
            child.returncode = os.waitstatus_to_exitcode(code)
            cpu += usage.ru_utime + usage.ru_stime
            with contextlib.suppress(ChildProcessError):
                while time.monotonic() - start < wall + 2:
                    pid, _, usage = os.wait4(-1, os.WNOHANG)
                    cpu += usage.ru_utime + usage.ru_stime
                    time.sleep(0 if pid else 0.01)
            out.seek(0)
            text = out.read()
        name = Path(command[len(pinned)]).name
        if ended:
            raise Unavailable(f"{name}: no result in {patience} s by the clock, {cpu:.0f} s of CPU time")
        if cpu_limit and child.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            raise Unavailable(f"{name}: no result in {cpu_limit} s of CPU time")
        if child.returncode != 0 and not may_fail:
            raise Unavailable(f"{name} ended with {child.returncode}: {' '.join(text.split())[-300:]}")
        return Used(cpu, wall, peak, together, text, child.returncode)

    def kit(self, root, *words, **how):
        return self.measure([self.ojkit, "--root", root, "--quiet", "--jobs", 1, *words], **how)

    def between(self, run, few, many):
        """Seconds of CPU time and by the clock for each further piece; `run` gives pieces and what they took."""
        cpus, walls = [], []
        for _ in range(self.rounds):
            (less, before), (more, after) = run(few), run(many)
            if after.cpu <= before.cpu:
                raise Unmeasurable(f"{more:,} pieces took {after.cpu:.4f} s of CPU time, and {less:,} took {before.cpu:.4f} s")
            cpus.append((after.cpu - before.cpu) / (more - less))
            walls.append((after.wall - before.wall) / (more - less))
        return statistics.median(cpus), statistics.median(walls)

    def built(self, name, text, *flags):
        """A program in C++."""
        source, program = self.work / f"{name}.cpp", self.work / name
        if not program.exists():
            source.write_text(text)
            self.measure(["g++", "-O2", "-std=c++20", "-w", *flags, "-o", program, source])
        return program

    def floor(self):
        return self.built("floor", FLOOR)

    def checkout(self, folder, header):
        """The folder of a header, whose commit becomes known."""
        name = header.removesuffix(".h")
        if folder is None or not (folder / header).exists():
            raise Unavailable(f"no checkout with {header}: --{name} names it")
        asked = subprocess.run(["git", "-C", folder, "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"], capture_output=True, text=True)
        self.versions[name] = asked.stdout.strip() or "of an unknown commit"
        return folder.resolve()

    def crate(self, name):
        program = self.tools / "bin" / name
        self.get(program, [["cargo", "install", "--quiet", "--root", self.tools, name]])
        listed = subprocess.run(["cargo", "install", "--list", "--root", self.tools], capture_output=True, text=True).stdout
        self.versions[name] = (re.search(rf"^{name} v(\S+?):", listed, re.M) or [0, "?"])[1]
        return program

    def python(self, venv, package, program, *more):
        """A program of a package, in a virtual environment that is made where there is none."""
        place = self.tools / venv
        pip = [place / "bin/pip", "install", "--quiet", package, *more]
        self.get(place / "bin" / program, [[sys.executable, "-m", "venv", place], pip])
        shown = subprocess.run([place / "bin/pip", "show", package], capture_output=True, text=True).stdout
        self.versions[package] = (re.search(r"^Version: (.*)", shown, re.M) or [0, "?"])[1]
        return place / "bin" / program

    def get(self, program, commands):
        for command in [] if program.exists() else commands:
            print(f"{' '.join(str(word) for word in command)} ...", file=sys.stderr, flush=True)
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
            if done.returncode != 0:
                raise Unavailable(f"not installed: {' '.join(done.stderr.split())[-300:]}")
        if not program.exists():
            raise Unavailable(f"its package has no {program.name}")


def weight(pid):
    """The memory of a process and of all that it started, in bytes: shared pages count once, those of files once for each program."""
    parents, own, files = {}, 0, {}
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
    family = {pid}
    while grown := {one for one, parent in parents.items() if parent in family} - family:
        family |= grown
    for one in family:
        with contextlib.suppress(OSError, KeyError):
            sizes = {key: int(size) << 10 for key, size in re.findall(r"^(\w+):\s+(\d+)", Path(f"/proc/{one}/smaps_rollup").read_text(), re.M)}
            program = os.readlink(f"/proc/{one}/exe")
            own += sizes["Pss_Anon"]
            files[program] = max(files.get(program, 0), sizes["Rss"] - sizes["Anonymous"])
    return own + sum(files.values())


def floor_of(measure, *given):
    """What is needed at the least, or nothing where it cannot be measured."""
    try:
        return measure(*given)
    except Unmeasurable:
        return None


def attempt(rows, work, tool, measure, unit="/s", floor=None, note=""):
    """The row of a tool; `measure` gives seconds of CPU time and by the clock for a piece, and perhaps a note."""
    print(f"{work}: {tool} ...", file=sys.stderr, flush=True)
    try:
        cpu, wall, *said = measure()
        row = Row(work, tool, 1 / cpu, unit, cpu, floor, "; ".join([word for word in [note, *said] if word]), wall)
    except Unmeasurable as why:
        row = Row(work, tool, note=f"not measurable: {why}")
    except Unavailable as why:
        row = Row(work, tool, note=f"not available: {why}")
    except (OSError, ValueError, KeyError, TypeError, IndexError, ZeroDivisionError) as why:
        row = Row(work, tool, note=f"not available: {type(why).__name__}: {why}")
    rows.append(row)
    print(f"    {cells(row)}", file=sys.stderr, flush=True)
    return row


def number(text, pattern):
    found = re.findall(pattern, text)
    if not found:
        raise Unavailable(f"it says no number: {' '.join(text.split())[-200:]}")
    return int(found[-1])


# What is needed at the least: bare processes, bare calls, and inputs drawn by hand.
FLOOR = r"""
#include <bits/stdc++.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
using namespace std;
static uint64_t state;
static uint64_t next64() {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9, z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}
static uint64_t below(uint64_t n) { return (unsigned __int128)next64() * n >> 64; }
static string fast(const vector<int>& v) { FAST }
static string slow(const vector<int>& v) { SLOW }
static long visit(vector<int>& v, size_t most) {
    long count = 0;
    if (!v.empty()) { if (fast(v) != slow(v)) abort(); ++count; }
    if (v.size() < most) for (int x = -5; x <= 5; ++x) { v.push_back(x); count += visit(v, most); v.pop_back(); }
    return count;
}
static void put(string& out, long x, char end) { char b[24]; auto r = to_chars(b, b + 24, x); *r.ptr++ = end; out.append(b, r.ptr); }
static void draw(string kind, int n) {
    string out;
    vector<pair<int, int>> edges;
    vector<int> p(n);
    iota(p.begin(), p.end(), 1);
    if (kind != "array") for (int i = n - 1; i > 0; --i) swap(p[i], p[below(i + 1)]);
    put(out, n, kind == "graph" ? ' ' : '\n');
    if (kind == "array") for (int i = 0; i < n; ++i) put(out, 1 + below(1000000000), ' ');
    if (kind == "permutation") for (int x : p) put(out, x, ' ');
    if (kind == "tree" || kind == "graph") for (int i = 1; i < n; ++i) edges.push_back({p[i], p[below(i)]});
    if (kind == "graph") {
        unordered_set<uint64_t> seen;
        auto key = [](int a, int b) { return (uint64_t)min(a, b) << 32 | max(a, b); };
        for (auto [a, b] : edges) seen.insert(key(a, b));
        while ((int)edges.size() < n + n / 2) {
            int a = 1 + below(n), b = 1 + below(n);
            if (a != b && seen.insert(key(a, b)).second) edges.push_back({a, b});
        }
        put(out, edges.size(), '\n');
    }
    for (size_t i = edges.size(); i > 1; --i) swap(edges[i - 1], edges[below(i)]);
    for (auto [a, b] : edges) put(out, a, ' '), put(out, b, '\n');
    fwrite(out.data(), 1, out.size(), stdout);
}
int main(int, char** a) {
    string mode = a[1];
    if (mode == "calls") { vector<int> v; printf("%ld\n", visit(v, stoi(a[2]))); }
    if (mode == "draw") state = stoul(a[3]), draw(a[2], stoi(a[4]));
    if (mode == "spawn") {  // times, and a file with a program and its input in each line
        vector<pair<string, string>> jobs;
        ifstream file(a[3]);
        for (string program, input; file >> program >> input;) jobs.push_back({program, input});
        for (int i = stoi(a[2]); i > 0; --i) for (auto& [program, input] : jobs) {
            posix_spawn_file_actions_t acts;
            posix_spawn_file_actions_init(&acts);
            posix_spawn_file_actions_addopen(&acts, 0, input.c_str(), O_RDONLY, 0);
            posix_spawn_file_actions_addopen(&acts, 1, "/dev/null", O_WRONLY, 0);
            char* words[] = {program.data(), nullptr};
            pid_t pid;
            if (posix_spawn(&pid, program.c_str(), &acts, nullptr, words, environ)) return 1;
            waitpid(pid, nullptr, 0);
            posix_spawn_file_actions_destroy(&acts);
        }
    }
}
"""
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
FLOOR = FLOOR.replace("FAST", FAST).replace("SLOW", SLOW)
HEAD = "#include <bits/stdc++.h>\nusing namespace std;\n"
MAIN = "int main() { int n; cin >> n; vector<int> v(n); for (int& x : v) cin >> x; cout << answer(v) << endl; }\n"
STONE_GENERATOR = HEAD + r"""int main(int count, char** words) {
    mt19937 random(count > 1 ? stoul(words[1]) : random_device()());
    int n = random() % 6 + 1;
    cout << n << endl;
    for (int i = 0; i < n; ++i) cout << (int)(random() % 11) - 5 << " \n"[i + 1 == n];
}
"""


def bare_runs(bench, name, jobs, times):
    """CPU time of each bare run of these programs on these inputs, or nothing."""
    listing = bench.work / f"{name}.jobs"
    listing.write_text("".join(f"{program} {file}\n" for program, file in jobs))

    def run(count):
        return count * len(jobs), bench.measure([bench.floor(), "spawn", count, listing])

    return floor_of(lambda: bench.between(run, 0, times)[0])


def stress(bench, rows):
    work = bench.work / "stress"
    (work / "function").mkdir(parents=True)
    sources = {"target": FAST, "correct": SLOW}
    for stem, body in sources.items():
        (work / f"{stem}.cpp").write_text(f"{HEAD}string answer(vector<int>& v) {{{body}}}\n{MAIN}")
        (work / f"function/{stem}.cpp").write_text(f"class Solution {{ public: string stoneGameIII(vector<int>& v) {{{body}}} }};\n")
    (work / "gen.cpp").write_text(STONE_GENERATOR)
    for stem in [*sources, "gen"]:
        bench.measure(["g++", "-O2", "-std=c++20", "-o", stem, f"{stem}.cpp"], cwd=work)
    (work / "case").write_text("4\n1 2 3 -4\n")
    counted = lambda most: (number((used := bench.measure([bench.floor(), "calls", most])).text, r"\d+"), used)
    calls = floor_of(lambda: bench.between(counted, 3, 6)[0])
    one = bare_runs(bench, "stones", [(work / stem, work / "case") for stem in sources], 300)
    both = one and 2 * one

    def kit(folder):
        def run(length):
            used = bench.kit(bench.root, "stress", STONES, "--submission", folder / "target.cpp", "--against",
                             folder / "correct.cpp", "--exhaustive", f"stoneValue.length <= {length}", "--exhaustive",
                             "-5 <= stoneValue[i] <= 5", "--time", 600, "--format", "json")
            found = json.loads(used.text[used.text.index("{"):])
            if found["countercase"] is not None:
                raise Unavailable("a right program was refuted")
            return found["cases"], used
        run(1)
        return run

    def other(command, few=1, many=200):
        return bench.between(lambda count: (count, bench.measure([*command, count], cwd=work)), few, many)

    def stressed():
        return other([bench.crate("stressed"), "./target", "-s", "./gen", "-c", "./correct", "--no-progress", "-n"])

    def quicktest():
        program = bench.crate("quicktest")
        return other([program, "cmp", "-t", "target.cpp", "-c", "correct.cpp", "-g", "gen.cpp", "--tc"])

    def oj():
        """It looks until it has found something, so it is stopped, and says itself how far it came."""
        program = bench.python("oj", "online-judge-tools", "oj", "setuptools<80")
        command = [program, "generate-input", "--hack-actual", "./target", "--hack-expected", "./correct", "./gen", 1]

        def run(seconds):
            used = bench.measure(["timeout", seconds, *command], cwd=work, may_fail=True)
            return number(used.text, r"(\d+)-th attempt"), used
        return bench.between(run, 6, 16)

    attempt(rows, "stress: functions", "ojkit", lambda: bench.between(kit(work / "function"), 3, 6), "cases/s", calls,
            "every input of at most six stones; the others have no functions")
    attempt(rows, "stress: programs", "ojkit", lambda: bench.between(kit(work), 2, 3), "cases/s", both,
            "no process is started for a case: both programs are forked out of one that runs, and inputs are drawn without a generator; so it may "
            "lie below the floor, which is that of starting two processes; every input of at most three stones")
    for tool, run in [("stressed", stressed), ("quicktest", quicktest), ("oj", oj)]:
        attempt(rows, "stress: programs", tool, run, "cases/s", both,
                "starts three processes for each case, the generator among them; the floor starts two")


SUBMISSIONS = ["difference_dp.rs", "memo.rs", "score_dp.cpp"]
LEGACY = "problem_format_version: legacy\nname: Stones\nvalidation: default\nlimits: {memory: 1024}\n"
MODERN = (
    "problem_format_version: 2025-09\ntype: pass-fail\nname: {en: Stones}\nlicense: public domain\n"
    "uuid: 6f0e1c3a-2f60-4a0e-9f5e-0d3c1f1f1f1f\nlimits: {time_limit: 5, memory: 1024}\n"
)


def collection(bench, name, keep):
    """A copy of a problem with its cases and those submissions alone; the oracle and what was expected elsewhere go with the rest."""
    root = bench.work / name
    problem = root / "problems" / STONES
    shutil.copytree(bench.root / "problems" / STONES, problem)
    (root / "cases").mkdir()
    shutil.copy(bench.root / "cases" / f"{STONES}.yaml", root / "cases")
    bench.kit(root, "gen", STONES)
    for path in sorted((problem / "submissions").rglob("*.*")):
        if path.parent.name != "accepted" or path.name not in keep:
            path.unlink()
    spec = re.sub(r"^(?:oracle|expect):.*\n(?:[ #].*\n)*", "", (problem / "spec.yaml").read_text(), flags=re.M)
    (problem / "spec.yaml").write_text(re.sub(r"^model: .*$", f"model: accepted/{keep[0]}", spec, flags=re.M))
    return root, problem / "submissions/accepted", sorted((root / "cases" / STONES).rglob("*.in"))


def package(place, metadata, root, programs, cases):
    for folder in ("data/sample", "data/secret", "submissions/accepted", "input_validators", "statement"):
        (place / folder).mkdir(parents=True)
    (place / "problem.yaml").write_text(metadata)
    (place / "statement/problem.en.tex").write_text("Stones.\n")
    for name in SUBMISSIONS:
        shutil.copy(programs / name, place / "submissions/accepted")
    for path in cases:
        kind, *rest = path.relative_to(root / "cases" / STONES).with_suffix("").parts
        for ending in ("in", "ans"):
            shutil.copy(path.with_suffix(f".{ending}"), place / "data" / kind / f"{'_'.join(rest)}.{ending}")
    return place


def verdicts(bench, rows):
    root, programs, cases = collection(bench, "judged", SUBMISSIONS)
    runs = len(cases) * len(SUBMISSIONS)
    legacy = package(bench.work / "legacy/stones", LEGACY, root, programs, cases)
    modern = package(bench.work / "modern/stones", MODERN, root, programs, cases)
    jobs = []
    for name in SUBMISSIONS:
        program = bench.work / f"bare-{Path(name).stem}"
        compiler = ["g++", "-O2", "-std=c++20"] if name.endswith("cpp") else ["rustc", "-O", "--cap-lints=allow"]
        bench.measure([*compiler, "-o", program, programs / name])
        jobs += [(program, case) for case in cases]
    floor = bare_runs(bench, "verdicts", jobs, 3)

    def ojkit():
        def run(which):
            used = bench.kit(root, "judge", "--fresh", "--all-cases", STONES, "--format", "json", *which)
            judged = json.loads(used.text[used.text.index("{"):])["results"]
            if not all(row["as_expected"] for row in judged):
                raise Unavailable("not every submission was accepted")
            return sum(len(row["cases"]) for row in judged), used
        run([])
        return bench.between(run, ["--submission", programs / SUBMISSIONS[0]], [])

    def problemtools():
        verify = [bench.python("python", "problemtools", "verifyproblem"), "-p", "submissions", "-t", "5"]

        def run(which):
            used = bench.measure([*verify, *which, "--", legacy])
            return len(SUBMISSIONS) * (1 if which else len(cases)), used
        return bench.between(run, ["-d", "^sample/1$"], [])

    def bapctools():
        # Its builds lie in the system's temporary folder.
        (bench.work / "bapc").mkdir(exist_ok=True)
        tool = bench.python("python", "bapctools", "bt")
        command = [tool, "run", "--problem", modern, "-G", "-S", "-B", "-j", "1", "-m", "1024"]

        def run(which):
            used = bench.measure([*command, *which], env={"TMPDIR": str(bench.work / "bapc")}, may_fail=True, pins=True)
            accepted = used.text.count("AC ")
            if accepted < (len(which) or len(SUBMISSIONS)):
                raise Unavailable(f"not every submission was accepted: {' '.join(used.text.split())[-200:]}")
            return len(cases) * accepted, used
        run([])
        return bench.between(run, [Path("submissions/accepted") / SUBMISSIONS[0]], [])

    what = f"{len(SUBMISSIONS)} submissions on {len(cases)} cases, {runs} runs"
    attempt(rows, "verdicts", "ojkit", ojkit, "runs/s", floor, f"{what}; confined")
    attempt(rows, "verdicts", "problemtools", problemtools, "runs/s", floor, "limits of time and memory")
    attempt(rows, "verdicts", "BAPCtools", bapctools, "runs/s", floor, "limits of time and memory")


PAIR_SPEC = """format: 1
title: Largest pair
function: largestPair
parameters:
  nums: integer[]
returns: integer
constraints: |
  2 <= nums.length <= 8
  -100 <= nums[i] <= 100
model: accepted/pairs.py
"""
PAIR = """class Solution:
    def largestPair(self, nums: List[int]) -> int:
        return max(nums[i] + nums[i + 1] for i in range(len(nums) - 1))
"""
# The usual loop: a child for each submission, with a time-out, which runs the text and calls the function on every case.
LOOP = '''import json, multiprocessing, queue, sys
from typing import List


def judge(code, cases, verdict):
    space = {"List": List}
    try:
        exec(code, space)
        function = space["Solution"]().largestPair
        passed = all(function(*given) == wanted for given, wanted in cases)
        verdict.put("passed" if passed else "wrong")
    except BaseException as error:
        verdict.put(f"failed: {error}")


def isolated(code, cases, verdict):
    child = multiprocessing.Process(target=judge, args=(code, cases, verdict))
    child.start()
    child.join(timeout=3)
    if child.is_alive():
        child.kill()
        child.join()
    return "timed out" if verdict.empty() else verdict.get()


how, count, records, cases = sys.argv[1], int(sys.argv[2]), sys.argv[3], json.load(open(sys.argv[4]))
multiprocessing.set_start_method("fork")
for line in open(records).readlines()[:count]:
    code = json.loads(line)["code"]
    if how == "bare":
        verdict = queue.SimpleQueue()
        judge(code, cases, verdict)
        said = verdict.get()
    elif how == "manager":
        with multiprocessing.Manager() as manager:
            said = isolated(code, cases, manager.Queue())
    else:
        said = isolated(code, cases, multiprocessing.SimpleQueue())
    assert said == "passed", said
'''


def functions(bench, rows):
    root = bench.work / "pairs"
    problem = root / "problems/pairs"
    (problem / "submissions/accepted").mkdir(parents=True)
    (problem / "spec.yaml").write_text(PAIR_SPEC)
    (problem / "submissions/accepted/pairs.py").write_text(PAIR)
    bench.kit(root, "gen", "pairs")
    cases = []
    for path in sorted((root / "cases/pairs").rglob("*.in")):
        words = path.read_text().split()
        cases.append([[[int(word) for word in words[1:]]], int(path.with_suffix(".ans").read_text())])
    (bench.work / "cases.json").write_text(json.dumps(cases))
    (bench.work / "loop.py").write_text(LOOP)
    lines = [json.dumps({"id": i, "problem": "pairs", "language": "python", "code": f"{PAIR}# {i}\n"}) for i in range(1000)]
    records = bench.work / "records.jsonl"
    records.write_text("\n".join(lines) + "\n")

    def loop(how, few, many):
        def run(count):
            return count, bench.measure([sys.executable, "loop.py", how, count, records, "cases.json"])
        return lambda: bench.between(run, few, many)

    def ojkit():
        def run(count):
            part = bench.work / f"records-{count}.jsonl"
            part.write_text("\n".join(lines[:count]) + "\n")
            used = bench.kit(root, "judge", "--from", part, "--search", 0)
            if used.text.count('"accepted"') < count:
                raise Unavailable("not every submission was accepted")
            return count, used
        run(2)
        return bench.between(run, 2, 10)

    floor = floor_of(lambda: loop("bare", 0, 1000)()[0])
    what = f"{len(cases)} cases of at most 8 numbers"
    name, unit, own = "Python functions", "submissions/s a core", "ojkit judge --from"
    python = f"Python {platform.python_version()}"
    loops = {"a child and a manager each": ("manager", 2, 22, "as HumanEval's harness; not confined"),
             "a child and a pipe each": ("pipe", 5, 85, "not confined, cases share a process")}
    ours = attempt(rows, name, own, ojkit, unit, floor, f"{what}; confined, one fork a case")
    others = {tool: attempt(rows, name, tool, loop(how, few, many), unit, floor, f"{python}; {note}")
              for tool, (how, few, many, note) in loops.items()}
    for tool, row in others.items():
        if ours.cpu and row.cpu:
            rows.append(Row(f"{name}: ojkit beside", tool, ours.cpu / row.cpu, "times its CPU time"))
    weighed = {own: lambda: bench.kit(root, "judge", "--from", bench.work / "records-10.jsonl", "--search", 0, weighs=True),
               **{tool: lambda how=how: bench.measure([sys.executable, "loop.py", how, 50, records, "cases.json"], weighs=True)
                  for tool, (how, *_) in loops.items()}}
    for tool, run in weighed.items():
        memory(rows, f"{name}: memory", tool, run)


def memory(rows, work, tool, run):
    """The row of a tool's peak memory."""
    try:
        used = run()
        note = f"all processes together, seen every 10 ms; the process that judges alone: {used.peak / 2**20:.1f} MiB"
        rows.append(Row(work, tool, used.together / 2**20, "MiB at most", note=note))
    except Unavailable as why:
        rows.append(Row(work, tool, note=f"not available: {why}"))


SIZE = 200_000
KINDS = {
    "array": ["n", "  a: integer[]", "a", "a.length == n; 1 <= a[i] <= 10^9"],
    "permutation": ["n", "  a: integer[]", "a", "a.length == n; a is a permutation of 1..n"],
    "tree": ["n", "  edges: integer[][]", "edges",
             "edges.length == n - 1; edges[i].length == 2; 1 <= edges[i][j] <= n; edges represents a valid tree"],
    "graph": ["n m", "  m: integer\n  edges: integer[][]", "edges",
              f"m == {SIZE * 3 // 2}; edges.length == m; edges[i].length == 2; 1 <= edges[i][j] <= n; edges is a connected graph; "
              "There are no repeated edges; There are no self-loops"],
}
TESTLIB = r"""#include "testlib.h"
#include <bits/stdc++.h>
using namespace std;
int main(int argc, char** argv) {
    registerGen(argc, argv, 1);
    string kind = opt<string>(1);
    int n = opt<int>(2);
    if (kind == "array") { println(n); vector<int> a(n); for (int& x : a) x = rnd.next(1, 1000000000); println(a); }
    if (kind == "permutation") { println(n); println(rnd.perm(n, 1)); }
    if (kind == "tree" || kind == "graph") {
        vector<int> label = rnd.perm(n, 1);
        vector<pair<int, int>> edges;
        set<pair<int, int>> seen;
        auto add = [&](int a, int b) {
            if (kind == "graph" && !seen.insert(minmax(a, b)).second) return;
            edges.push_back({a, b});
        };
        for (int i = 1; i < n; ++i) add(label[i], label[rnd.next(i)]);
        while (kind == "graph" && (int)edges.size() < n + n / 2) {
            int a = rnd.next(1, n), b = rnd.next(1, n);
            if (a != b) add(a, b);
        }
        shuffle(edges.begin(), edges.end());
        if (kind == "tree") println(n); else println(n, (int)edges.size());
        for (auto& [a, b] : edges) println(a, b);
    }
}
"""
JNGEN = r"""#include "jngen.h"
#include <bits/stdc++.h>
using namespace std;
int main(int argc, char** argv) {
    registerGen(argc, argv);
    parseArgs(argc, argv);
    string kind = getOpt(0);
    int n = getOpt(1);
    ios::sync_with_stdio(false);
    if (kind == "array") cout << Array::random(n, 1, 1000000000).printN() << "\n";
    if (kind == "permutation") cout << Array::id(n, 1).shuffled().printN() << "\n";
    if (kind == "tree") cout << Tree::randomPrim(n).shuffled().add1().printN() << "\n";
    if (kind == "graph") cout << Graph::random(n, n + n / 2).connected().g().shuffled().add1().printN().printM() << "\n";
}
"""


def drawing(bench, rows):
    out = bench.work / "drawn"

    def programs(command):
        """As many processes as inputs, each with its seed, in a shell."""
        sizes = []

        def run(count):
            script = "for seed in $(seq 1 %d); do %s > %s; done" % (count, command, out)
            used = bench.measure(["sh", "-c", script])
            if count:
                sizes.append(out.stat().st_size)
            return count, used
        cpu, wall = bench.between(run, 0, 3)
        return cpu / sizes[-1] * 1e6, wall / sizes[-1] * 1e6

    def library(folder, header, text):
        return bench.built(header.removesuffix(".h"), text, "-I", bench.checkout(folder, header))

    def ojkit(kind):
        first, parameters, second, lines = KINDS[kind]
        root = bench.work / f"draw-{kind}"
        (root / "problems/drawn").mkdir(parents=True)
        lines = "".join(f"  {line}\n" for line in [f"n == {SIZE}", *lines.split("; ")])
        (root / "problems/drawn/spec.yaml").write_text(
            f"format: 1\ntitle: Drawn\nparameters:\n  n: integer\n{parameters}\nindices: from 1\nstdin: |\n  {first}\n  {second}\n"
            f"constraints: |\n{lines}")
        found = []
        for _ in range(bench.rounds if kind in ("array", "permutation") else 1):
            shutil.rmtree(root / "cases", ignore_errors=True)
            used = bench.kit(root, "gen", "drawn", cpu_limit=15)
            files = list((root / "cases").rglob("*.in"))
            size = sum(file.stat().st_size for file in files) / 1e6
            found.append((used.cpu / size, used.wall / size))
        cpu, wall = (statistics.median(column) for column in zip(*found))
        return cpu, wall, f"`ojkit gen`: {len(files)} inputs of {size / len(files):.1f} MB, of all shapes, checked by the constraint lines"

    for kind in KINDS:
        work = f"drawing: {kind}"
        floor = floor_of(lambda: programs(f"{bench.floor()} draw {kind} $seed {SIZE}")[0])
        attempt(rows, work, "ojkit", lambda: ojkit(kind), "MB/s", floor)
        attempt(rows, work, "testlib", lambda: programs(f"{library(bench.options.testlib, 'testlib.h', TESTLIB)} {kind} {SIZE} $seed"),
                "MB/s", floor, "a process for each input, not checked")
        attempt(rows, work, "jngen", lambda: programs(f"{library(bench.options.jngen, 'jngen.h', JNGEN)} {kind} {SIZE} $seed"),
                "MB/s", floor, "a process for each input, not checked")


@dataclasses.dataclass
class Challenge:
    """Types and lines, Hypothesis' strategies, the claim in Python and in Rust, and which values are a published minimum."""
    parameters: dict
    lines: list
    strategies: str
    python: str
    rust: str
    smallest: str


FLAT = ["0 <= list.length <= 100", "-10^9 <= list[i] <= 10^9"]
NESTED = ["0 <= lists.length <= {0}", "0 <= lists[i].length <= {0}", "-10^9 <= lists[i][j] <= 10^9"]
NUMBER = "st.integers(-10**9, 10**9)"
CHALLENGES = {
    "bound5": Challenge(
        {name: "integer[]" for name in "abcde"},
        ["0 <= a.length, b.length, c.length, d.length, e.length <= 10", *(f"-2^15 <= {name}[i] <= 2^15 - 1" for name in "abcde")],
        "*[st.lists(st.integers(-2**15, 2**15 - 1), max_size=10)] * 5",
        "wrap = lambda x: (x + 32768) % 65536 - 32768\nsums = [wrap(sum(x)) for x in (a, b, c, d, e)]\n"
        "return any(x >= 256 for x in sums) or wrap(sum(sums)) < 5 * 256",
        "let sums = [&a, &b, &c, &d, &e].map(|x| x.iter().fold(0i16, |sum, &x| sum.wrapping_add(x as i16)));\n"
        "sums.iter().any(|&x| x >= 256) || sums.iter().fold(0i16, |all, &x| all.wrapping_add(x)) < 5 * 256",
        "sorted(sum(v, [])) == [-32768, -1]"),
    "large_union_list": Challenge(
        {"lists": "integer[][]"}, [line.format(50) for line in NESTED], f"st.lists(st.lists({NUMBER}, max_size=50), max_size=50)",
        "return len({x for row in lists for x in row}) < 5",
        "let mut all: Vec<i32> = lists.concat();\nall.sort();\nall.dedup();\nall.len() < 5",
        "len(v[0]) == 1 and sorted(v[0][0]) in ([-2, -1, 0, 1, 2], [0, 1, 2, 3, 4])"),
    "reverse": Challenge(
        {"list": "integer[]"}, FLAT, f"st.lists({NUMBER}, max_size=100)",
        "return list == list[::-1]", "list.iter().eq(list.iter().rev())", "v[0] in ([0, 1], [1, 0])"),
    "lengthlist": Challenge(
        {"list": "integer[]"}, ["1 <= list.length <= 100", "0 <= list[i] <= 1000"],
        "st.integers(1, 100).flatmap(lambda n: st.lists(st.integers(0, 1000), min_size=n, max_size=n))",
        "return max(list) < 900", "list.iter().all(|&x| x < 900)", "v[0] == [900]"),
    "distinct": Challenge(
        {"list": "integer[]"}, FLAT, f"st.lists({NUMBER}, max_size=100)",
        "return len(set(list)) < 3", "let mut list = list;\nlist.sort();\nlist.dedup();\nlist.len() < 3",
        "sorted(v[0]) in ([-1, 0, 1], [0, 1, 2])"),
    "nestedlists": Challenge(
        {"lists": "integer[][]"}, [line.format(100) for line in NESTED], f"st.lists(st.lists({NUMBER}, max_size=100), max_size=100)",
        "return sum(map(len, lists)) <= 10", "lists.iter().map(Vec::len).sum::<usize>() <= 10", "v[0] == [[0] * 11]"),
    "deletion": Challenge(
        {"list": "integer[]", "x": "integer"}, ["0 <= list.length <= 100", "-10^9 <= list[i], x <= 10^9"],
        f"st.lists({NUMBER}, max_size=100), {NUMBER}",
        "rest = list[:]\nif x in rest:\n    rest.remove(x)\nreturn x not in rest",
        "let mut rest = list.clone();\nif let Some(at) = rest.iter().position(|&y| y == x) {\nrest.remove(at);\n}\n!rest.contains(&x)",
        "v == [[0, 0], 0]"),
    "coupling": Challenge(
        {"list": "integer[]"}, ["0 <= list.length <= 100", "0 <= list[i] <= 10"], "st.lists(st.integers(0, 10), max_size=100)",
        "if any(i >= len(list) for i in list):\n    return True\nreturn all(j == i or list[j] != i for i, j in enumerate(list))",
        "list.iter().any(|&i| i as usize >= list.len())\n|| list.iter().enumerate().all(|(i, &j)| j as usize == i || list[j as usize] as usize != i)",
        "v[0] == [1, 0]"),
}
RUST = {"integer": "i32", "integer[]": "Vec<i32>", "integer[][]": "Vec<Vec<i32>>"}
PYTHON = {"integer": "int", "integer[]": "List[int]", "integer[][]": "List[List[int]]"}
# Finds by Hypothesis, once for each seed; and what a call takes on what was found.
FINDER = '''import json, random, sys, time
from hypothesis import find, settings, strategies as st, HealthCheck

calls = 0


def holds(NAMES):
BODY


def fails(values):
    global calls
    calls += 1
    return not holds(*values)


how = settings(database=None, deadline=None, max_examples=100_000, suppress_health_check=list(HealthCheck))
for seed in range(1, int(sys.argv[1]) + 1):
    calls, before = 0, time.process_time()
    v = [*find(st.tuples(STRATEGIES), fails, settings=how, random=random.Random(seed))]
    cpu = time.process_time() - before
    before = time.process_time()
    for _ in range(10_000):
        holds(*v)
    each = (time.process_time() - before) / 10_000
    print(json.dumps([cpu, calls, each, bool(SMALLEST), v]))
'''


def indented(text, by):
    return "".join(f"{' ' * by}{line}\n" for line in text.split("\n"))


def challenge_folder(root, name, challenge):
    slug = name.replace("_", "-")
    folder = root / "problems" / slug
    for kind in ("accepted", "wrong_answer"):
        (folder / "submissions" / kind).mkdir(parents=True)
    spec = ["format: 1", f"title: {name}", "function: holds", "parameters:", *(f"  {n}: {t}" for n, t in challenge.parameters.items()),
            "returns: boolean", "constraints: |", *(f"  {line}" for line in challenge.lines), "model: accepted/always.rs", ""]
    (folder / "spec.yaml").write_text("\n".join(spec))
    typed = ", ".join(f"{n}: {RUST[t]}" for n, t in challenge.parameters.items())
    rust = "#[allow(unused)]\nimpl Solution {\n    pub fn holds(%s) -> bool {\n%s    }\n}\n"
    (folder / "submissions/accepted/always.rs").write_text(rust % (typed, indented("true", 8)))
    (folder / "submissions/wrong_answer/claim.rs").write_text(rust % (typed, indented(challenge.rust, 8)))
    typed = ", ".join(f"{n}: {PYTHON[t]}" for n, t in challenge.parameters.items())
    (folder / "submissions/wrong_answer/claim.py").write_text(
        f"class Solution:\n    def holds(self, {typed}) -> bool:\n{indented(challenge.python, 8)}")
    return folder


def rust_call(bench, name, challenge, values):
    """CPU time of a bare call in Rust."""
    def literal(value):
        return f"vec![{', '.join(map(literal, value))}]" if isinstance(value, list) else str(value)

    program = bench.work / f"call-{name}"
    typed = ", ".join(f"{n}: {RUST[t]}" for n, t in challenge.parameters.items())
    made = ", ".join(f"std::hint::black_box({literal(value)})" for value in values)
    program.with_suffix(".rs").write_text(
        f"fn holds({typed}) -> bool {{\n{challenge.rust}\n}}\nfn main() {{ let n: usize = std::env::args().nth(1).unwrap().parse().unwrap();\n"
        f"for _ in 0..n {{ std::hint::black_box(holds({made})); }} }}\n")
    bench.measure(["rustc", "-O", "--cap-lints=allow", "-o", program, program.with_suffix(".rs")])
    return floor_of(lambda: bench.between(lambda count: (count, bench.measure([program, count])), 0, 1_000_000)[0])


def shrinking(bench, rows):
    root = bench.work / "shrinking"
    for name, challenge in CHALLENGES.items():
        work = f"shrinking: {name}"
        folder = challenge_folder(root, name, challenge)
        each = {}

        def hypothesis():
            python = bench.python("python", "hypothesis", "hypothesis").with_name("python")
            text = FINDER.replace("NAMES", ", ".join(challenge.parameters)).replace("BODY", indented(challenge.python, 4))
            (bench.work / "finder.py").write_text(text.replace("STRATEGIES", challenge.strategies).replace("SMALLEST", challenge.smallest))
            used = bench.measure([python, "finder.py", bench.rounds])
            found = [json.loads(line) for line in used.text.splitlines() if line.startswith("[")]
            cpu, calls, call = (statistics.median(column) for column in list(zip(*found))[:3])
            each["python"], each["hypothesis"] = call, call * calls
            return cpu, used.wall / len(found), said([one[3] for one in found], found[0][4], calls)

        def said(minimal, value, calls):
            return f"minimum {sum(minimal)} of {len(minimal)}, {calls:,.0f} calls, `{json.dumps(value, separators=(',', ':'))[1:-1]}`"

        def ojkit(file):
            found = []
            for seed in range(0 if file.endswith("rs") else 1, bench.rounds + 1):
                # Seed 0 stands for a run that compiles.
                used = bench.kit(root, "stress", folder.name, "--submission", folder / "submissions/wrong_answer" / file, "--format",
                                 "json", "--seed", max(seed, 1), may_fail=True)
                told = json.loads(used.text[used.text.index("{"):])
                if told["countercase"] is None:
                    raise Unavailable(f"no countercase in {told['cases']:,} inputs, {used.cpu:.1f} s of CPU time")
                v = list(told["countercase"]["parameters"].values())
                if seed > 0:
                    found.append((used.cpu, used.wall, told["cases"], eval(challenge.smallest, {"v": v}), v))
            cpu, wall, calls = (statistics.median(column) for column in list(zip(*found))[:3])
            language = file.rpartition(".")[2]
            each[file] = calls * ((each.get("python") if language == "py" else rust_call(bench, name, challenge, found[0][4])) or 0)
            return cpu, wall, said([one[3] for one in found], found[0][4], calls)

        for tool, key, measure in [("Hypothesis", "hypothesis", hypothesis), ("ojkit, the same Python", "claim.py", lambda: ojkit("claim.py")),
                                   ("ojkit, Rust", "claim.rs", lambda: ojkit("claim.rs"))]:
            row = attempt(rows, work, tool, measure, "results/s")
            row.floor = each.get(key) or None


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
TEST = """
#[cfg(test)]
#[test]
fn every_case() {
    for case in 0..COUNT {
        let text = |ending| std::fs::read_to_string(format!("cases/{case}.{ending}")).expect("a case");
        let numbers = text("in").split_ascii_whitespace().skip(1).map(|word| word.parse().expect("a number")).collect();
        assert_eq!(Solution::stone_game_iii(numbers), text("ans").trim_end(), "case {case}");
    }
}
"""


def mutants(bench, rows):
    """One test with all cases, small ones first, since it ends at the first wrong answer; no debug symbols, no backtraces, short time-out."""
    root, programs, cases = collection(bench, "mutated", SUBMISSIONS[:1])
    source = programs / SUBMISSIONS[0]
    crate = bench.work / "crate"
    (crate / "src").mkdir(parents=True)
    (crate / "cases").mkdir()
    (crate / "Cargo.toml").write_text(MANIFEST)
    (crate / "src/lib.rs").write_text(source.read_text() + TEST.replace("COUNT", str(len(cases))))
    for at, path in enumerate(sorted(cases, key=lambda path: (path.stat().st_size, path))):
        shutil.copy(path, crate / f"cases/{at}.in")
        shutil.copy(path.with_suffix(".ans"), crate / f"cases/{at}.ans")
    # At the least: a compiler's run for all mutants, and for each a process.
    compiler = bench.measure(["rustc", "-O", "--cap-lints=allow", "-o", bench.work / "original", source]).cpu
    one = bare_runs(bench, "mutants", [(bench.work / "original", min(cases, key=lambda path: path.stat().st_size))], 200)
    tried = {}

    def ojkit():
        shutil.rmtree(bench.cache, ignore_errors=True)
        used = bench.kit(root, "--format", "json", "strength", STONES, may_fail=True)
        found = json.loads(used.text[used.text.index("{"):])["results"][0]
        tried["floor"] = one and compiler / found["mutants"] + one
        return (used.cpu / found["mutants"], used.wall / found["mutants"],
                f"{found['mutants']} mutants, {found['killed']} killed; compiled together, from an empty cache, with the search for the survivors")

    def cargo_mutants():
        program = bench.crate("cargo-mutants")
        command = [program, "mutants", "--dir", crate, "--output", bench.work / "mutants-out", "--jobs", 1, "--colors", "never",
                   "--baseline", "skip", "--timeout", 5, "--exclude-re", r"(replace| in) main\b", "--shard", "0/6"]
        # As much stack as on a site.
        used = bench.measure(command, may_fail=True, env={"RUST_BACKTRACE": "0", "RUST_MIN_STACK": str(256 << 20)})
        counts = json.loads((bench.work / "mutants-out/mutants.out/outcomes.json").read_text())
        count = sum(counts[kind] for kind in ("caught", "missed", "timeout", "unviable"))
        return (used.cpu / count, used.wall / count,
                f"{count} mutants: {counts['caught']} killed, {counts['missed']} live, {counts['timeout']} timed out, {counts['unviable']} do not "
                "compile; a sixth of all, each compiled; no first build")

    for tool, measure in [("ojkit strength", ojkit), ("cargo-mutants", cargo_mutants)]:
        row = attempt(rows, "mutants", tool, measure, "mutants/s")
        row.floor = tried.get("floor")


def problem(bench, rows):
    root = bench.work / "imported"
    (root / "problems").mkdir(parents=True)
    page = (bench.options.pages or Path("nowhere")).resolve() / "question.json"
    if not page.exists():
        raise Unavailable(f"no question.json of {STONES}: --pages names its folder")
    name, tool = "a verified problem", "ojkit"
    accepted = bench.root / "problems" / STONES / "submissions/accepted"
    shutil.rmtree(bench.cache, ignore_errors=True)
    floors, parts = {}, {}
    start = bare_runs(bench, "start", [("/bin/true", page)], 100)
    compiled = []
    for file in SUBMISSIONS:
        program = bench.work / f"verified-{Path(file).stem}"
        compiler = ["g++", "-O2", "-std=c++20"] if file.endswith("cpp") else ["rustc", "-O", "--cap-lints=allow"]
        compiled.append(bench.measure([*compiler, "-o", program, accepted / file]).cpu)

    def part(words, note, floor):
        def measure():
            used = bench.kit(root, *words, may_fail=words[0] == "strength")
            parts[words[0]], floors[words[0]] = used, floor
            if words[0] == "import":
                spec = root / "problems" / STONES / "spec.yaml"
                folder = spec.parent / "submissions/accepted"
                folder.mkdir(parents=True)
                for file in SUBMISSIONS:
                    shutil.copy(accepted / file, folder)
                shutil.rmtree(spec.parent / "submissions/draft", ignore_errors=True)
                spec.write_text(re.sub(r"^ *#? *model:.*\n", "", spec.read_text(), flags=re.M).rstrip() + f"\nmodel: accepted/{SUBMISSIONS[0]}\n")
            return used.cpu, used.wall, said(words[0], used)
        attempt(rows, f"{name}: {words[0]}", tool, measure, "problems/s", floor, note)

    def said(word, used):
        if word == "gen":
            return f"{len(list((root / 'cases').rglob('*.in')))} cases with answers"
        if word == "strength":
            found = json.loads(used.text[used.text.index("{"):])["results"][0]
            return f"{found['mutants']} mutants, {found['killed']} killed, {found['equivalent']} equal as far as searched"
        return ""

    part(["import", "leetcode", page, "--page"], "from the question's page; floor: a process", start)
    part(["gen", STONES], "with the model's compilation; floor: that alone", compiled[0])
    part(["judge", STONES, "--search", 0], f"{len(SUBMISSIONS)} submissions; floor: their compilation, the model's excepted", sum(compiled[1:]))
    part(["strength", STONES, "--format", "json"], "floor: one compilation of each submission", sum(compiled))
    if len(parts) == 4:
        attempt(rows, name, tool, lambda: (sum(used.cpu for used in parts.values()), sum(used.wall for used in parts.values())),
                "problems/s", None if None in floors.values() else sum(floors.values()), "all four")


ROWS = {"stress": stress, "verdicts": verdicts, "functions": functions, "drawing": drawing, "shrinking": shrinking, "mutants": mutants,
        "problem": problem}


def seconds(value):
    if value is None:
        return ""
    for unit, size in [("s", 1), ("ms", 1e-3), ("µs", 1e-6)]:
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e9:.3g} ns"


def cells(row):
    figure = "" if row.figure is None else f"{row.figure:,.{0 if row.figure >= 100 else 1 if row.figure >= 10 else 2 if row.figure >= 0.1 else 4}f} {row.unit}"
    times = f"{row.cpu / row.floor:.3g}" if row.cpu and row.floor else ""
    note = row.note if len(row.note) < 400 else f"{row.note[:400]}..."
    return f"| {row.work} | {row.tool} | {figure} | {seconds(row.cpu)} | {seconds(row.floor)} | {times} | {note.replace('|', '/')} |"


# Packages whose name is not the tool's.
PACKAGES = {"oj": "online-judge-tools", "Hypothesis": "hypothesis", "BAPCtools": "bapctools"}


def with_version(row, versions):
    """A row whose note begins with its tool's version."""
    name = PACKAGES.get(row.tool, row.tool)
    said = f"{name} {versions[name]}" if name in versions else ""
    return dataclasses.replace(row, note="; ".join(word for word in [said, row.note] if word))


def compilers():
    """What a compiler's first line says, where there is one."""
    for name in ("g++", "rustc"):
        with contextlib.suppress(OSError, IndexError):
            yield subprocess.run([name, "--version"], capture_output=True, text=True).stdout.splitlines()[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=ROWS, metavar="ROW", help=f"one of {', '.join(ROWS)}; repeatable")
    parser.add_argument("--ojkit", type=Path, default=HERE / "target/release/ojkit")
    parser.add_argument("--root", type=Path, default=HERE)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tools", type=Path, help="keep installed tools here")
    parser.add_argument("--testlib", type=Path, help="a checkout of MikeMirzayanov/testlib")
    parser.add_argument("--jngen", type=Path, help="a checkout of ifsmirnov/jngen")
    parser.add_argument("--pages", type=Path, help=f"a folder with question.json, the JSON of the question {STONES}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows here too")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory(prefix="ojkit-compare-") as name:
        bench = Bench(options, Path(name))
        for which in options.only or ROWS:
            try:
                ROWS[which](bench, rows)
            except Exception as why:
                rows.append(Row(which, "all", note=f"not available: {why}"))
        version = bench.measure([bench.ojkit, "--version"]).text.strip()
    rows = [with_version(row, bench.versions) for row in rows]
    told = [version, *(f"{tool} {number}" for tool, number in bench.versions.items()), f"Python {platform.python_version()}", *compilers()]
    print(f"{', '.join(told)}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    print("| work | tool | in a second of CPU time | CPU time a piece | floor | times | |\n|---|---|---|---|---|---|---|")
    print("\n".join(cells(row) for row in rows))
    if options.json:
        options.json.write_text(json.dumps({"versions": told, "rows": [dataclasses.asdict(row) for row in rows]}, indent=1) + "\n")


if __name__ == "__main__":
    main()
