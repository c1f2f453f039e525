#!/usr/bin/env python3
"""Public collections of wrong programs, each with its right version, held against specs of their problems.

    benches/bugs.py SET CHECKOUT [--specs zoo/SET] [--ojkit target/release/ojkit] [--limit N] [--state zoo/SET.tsv] [--work target/bugs/SET]

SET is one of

    quixbugs    jkoppel/QuixBugs: 40 problems, a wrong and a right program each, in Python and in Java
    refactory   githubhuyang/refactory, with its data.zip unpacked: students' programs for five questions, in folders by the instructor's tests
    condefects  appmlk/ConDefects: programs of contests that read standard input, a faulty and a correct version each

CHECKOUT is only read. The specs, a folder a problem, become a collection in the folder of --work. Beside a spec may lie `adapter.py` and
`adapter.java`, a class Solution that calls the checkout's program, and `model.py`, which gives the answers. Without a model, the correct version that
takes the least time does.

`gen` makes the cases. Then each program is judged by `judge --from`, on the cases and the search after them; one that is refused is searched by
`stress` for its smallest countercase. CPU seconds are those of these commands, with all that they run. The programs of refactory are too many for a
command each: they are judged together, and the CPU is their mean; its tests are run too, and `stress` only looks at what they and the verdict
disagree on.

The table has a program a line; of refactory, those that the verdict and the tests disagree on. A right program that gives the answers is its
`model`. Where a problem has no cases, its programs are lines too, with the reason. What was judged by the same kit stays in rows.jsonl there and
is not judged again.
"""

import argparse
import collections
import contextlib
import hashlib
import io
import json
import os
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
from pathlib import Path

HEAD = ["program", "expected", "tests", "verdict", "cpu", "search_cpu", "inputs", "smallest", "expected_output", "got"]
NAMES = {"py": "python", "java": "java"}
# What stands for a verdict where there is none.
NO_VERDICT = ("open", "error", "no cases")
# What a cell of the table must not be broken by.
SHOWN = 160
# So many programs are judged by one command where they are judged together.
BATCH = 100
# The faulty versions that are tried where no limit is given.
PAIRS = 300
# A program's output on an instructor's test, and its CPU seconds for all of them.
OUTPUT, CPU = 1 << 16, 1


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("set", choices=["quixbugs", "refactory", "condefects"])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--specs", type=Path, help="a folder a problem [default: zoo/SET]")
    parser.add_argument("--ojkit", type=Path, default=Path("target/release/ojkit"))
    parser.add_argument("--limit", type=int, help="so many programs, or pairs, in the checkout's order")
    parser.add_argument("--part", default="1/1", help="K/N: every N-th program, the K-th first; what is judged stays for the run over all")
    parser.add_argument("--state", type=Path, help="the table [default: zoo/SET.tsv; of a run over a part, table.tsv in --work]")
    parser.add_argument("--work", type=Path, help="[default: target/bugs/SET]")
    parser.add_argument("--only", default="", help="these problems, with commas between")
    parser.add_argument("--languages", default="py,java")
    parser.add_argument("--jobs", type=int, default=1, help="programs that run at the same time")
    parser.add_argument("--search", help="inputs beyond the cases [default: as many as `judge --from` takes]")
    parser.add_argument("--seconds", type=int, default=600, help="wall time of one command")
    options = parser.parse_args()
    options.specs = (options.specs or Path("zoo") / options.set).resolve()
    options.work = (options.work or Path("target/bugs") / options.set).resolve()
    is_whole = not options.only and not options.limit and options.part == "1/1" and options.languages == "py,java"
    options.state = options.state or (Path("zoo") / f"{options.set}.tsv" if is_whole else options.work / "table.tsv")
    options.ojkit, options.checkout = options.ojkit.resolve(), options.checkout.resolve()
    if (options.specs / "problems").is_dir():
        options.specs /= "problems"
    with options.ojkit.open("rb") as file:
        options.kit = hashlib.file_digest(file, "sha256").hexdigest()[:12]
    return options


class Program:
    """A program of the checkout: whose it is, what is expected of it, and the text that is judged."""

    def __init__(self, name, problem, extension, expected, code):
        self.name, self.problem, self.extension, self.expected, self.code = name, problem, extension, expected, code
        self.tests, self.is_model = "-", False

    def record(self):
        return json.dumps({"id": self.name, "problem": self.problem, "language": NAMES[self.extension], "code": self.code})


# The programs of each set.


def quixbugs(options):
    nodes = "\n".join(bare(read(options.checkout / "java_programs" / f"{name}.java"), name) for name in ("Node", "WeightedEdge"))
    programs = []
    for problem in problems(options):
        name = problem.name.replace("-", "_")
        for expected, folder in (("wrong", ""), ("right", "correct_")):
            if path := known(options.checkout / f"{folder}python_programs/{name}.py"):
                programs.append(Program(f"{folder}python_programs/{name}.py", problem.name, "py", expected, in_python(problem, read(path))))
            if path := known(options.checkout / f"{folder}java_programs/{name.upper()}.java"):
                code = in_java(problem, name.upper(), read(path), nodes)
                programs.append(Program(f"{folder}java_programs/{path.name}", problem.name, "java", expected, code))
    return programs


def refactory(options):
    programs = []
    data = next(path.parent for path in sorted(options.checkout.rglob("question_1")))
    for question in sorted(data.glob("question_*")):
        tests = question_tests(question)
        slug = next((problem for problem in problems(options) if f"# {question.name}\n" in read(problem / "spec.yaml")), None)
        if slug is None:
            continue
        # What the instructor's file puts before each program.
        front = question / "code/global.py"
        before = read(front) + "\n" if front.exists() else ""
        for expected, folder in (("wrong", "wrong"), ("right", "correct"), ("right", "reference")):
            for path in sorted((question / "code" / folder).glob("*.py")):
                code = before + read(path)
                program = Program(f"{question.name}/{folder}/{path.name}", slug.name, "py", expected, in_python(slug, code))
                program.run_tests = lambda code=code, tests=tests: passes(code, tests)
                programs.append(program)
    return programs


def condefects(options):
    command = ["git", "-C", options.checkout, "ls-tree", "-r", "--name-only", "HEAD", "Code/"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    faulty = [Path(path) for path in listed if re.fullmatch(r"Code/[^/]+/[^/]+/[^/]+/faultyVersion\.(py|java)", path)]
    entries = {problem.name.replace("-", "_"): problem.name for problem in problems(options)}
    programs = []
    for path in faulty[:options.limit or PAIRS]:
        task, extension = path.parts[1], path.suffix[1:]
        if task not in entries:
            continue
        for expected, version in (("wrong", "faultyVersion"), ("right", "correctVersion")):
            one = path.with_name(f"{version}.{extension}")
            if (options.checkout / one).exists():
                programs.append(Program(str(one), entries[task], extension, expected, read(options.checkout / one)))
    return programs


def problems(options):
    only = options.only.split(",") if options.only else None
    return [spec.parent for spec in sorted(options.specs.glob("*/spec.yaml")) if not only or spec.parent.name in only]


def known(path):
    return path if path.exists() else None


def read(path):
    return path.read_text(encoding="utf-8", errors="replace")


def parameters(problem):
    """The names of a spec's parameters, in their order."""
    block = re.search(r"^parameters:\n((?:  .*\n)+)", read(problem / "spec.yaml"), re.M)
    return re.findall(r"^  (\w+):", block[1], re.M)


def in_python(problem, code):
    """A program as the kit takes it: what the checkout has, then a class Solution."""
    adapter = problem / "adapter.py"
    if adapter.exists():
        return f"{code}\n\n\n{read(adapter)}"
    name, names = re.search(r"^function: (\w+)", read(problem / "spec.yaml"), re.M)[1], ", ".join(parameters(problem))
    call = f"class Solution:\n    def {name}(self, {names}):\n        answer = {name}({names})\n"
    return f"{code}\n\n\n{call}        return list(answer) if hasattr(answer, '__next__') else answer\n"


def in_java(problem, name, code, nodes):
    """The same in Java, where a file has its imports first and no second public class."""
    adapter = problem / "adapter.java"
    if not adapter.exists():
        return bare(code, name, "Solution")
    parts = [bare(code, name), read(adapter)]
    if "Node" in "".join(parts).replace("ListNode", ""):
        parts.append(nodes)
    text = "import java.util.*;\n" + "\n".join(parts)
    imports = re.findall(r"^import .*;", text, re.M)
    return "\n".join([*dict.fromkeys(imports), re.sub(r"^import .*;", "", text, flags=re.M)])


def bare(code, name, other=None):
    """A class without its package."""
    code = re.sub(r"^(package|import java_programs).*;", "", code, flags=re.M)
    return re.sub(rf"\bpublic class {name}\b", f"class {other or name}", code)


# The instructor's tests of a question.


def question_tests(question):
    number = lambda path: int(re.search(r"\d+", path.name)[0])
    inputs = sorted((question / "ans").glob("input_*.txt"), key=number)
    return [(read(path).strip(), str(eval(read(path.with_name(path.name.replace("input", "output"))).strip())) + "\n") for path in inputs]


def passes(code, tests):
    """Whether a program prints what every test expects. It runs in a process of its own, with little time and no files."""
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            confine()
            if all(printed(code, call) == answer for call, answer in tests):
                os._exit(0)
        os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def test_all(options, programs):
    kept = options.work / "tests.jsonl"
    told = dict(map(json.loads, kept.read_text().splitlines())) if kept.exists() else {}
    with kept.open("a") as file:
        for program in programs:
            # The same text may be handed in for two questions.
            key = program.problem + hashlib.sha256(program.code.encode()).hexdigest()[:24]
            if key not in told:
                told[key] = "passed" if program.run_tests() else "failed"
                file.write(json.dumps([key, told[key]]) + "\n")
            program.tests = told[key]


def confine():
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    os.closerange(3, 256)
    os.chdir("/")
    signal.alarm(20 * CPU)
    for what, most in ((resource.RLIMIT_CPU, CPU), (resource.RLIMIT_AS, 1 << 30), (resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_CORE, 0)):
        resource.setrlimit(what, (most, most))


def printed(code, call):
    out = io.StringIO()
    # What was printed before an exception is the output.
    with contextlib.redirect_stdout(out), contextlib.suppress(Exception):
        exec(f"{code}\n\n\nprint({call})\n", {"__name__": "program"})
    return out.getvalue()[:OUTPUT]


# The collection.


def collect(options, programs):
    """The collection with cases and answers; says which problems have none. What is as in an earlier run stays."""
    root = options.work / "collection"
    bad = {}
    for problem in problems(options):
        of_problem = [program for program in programs if program.problem == problem.name]
        if not of_problem:
            continue
        folder, mark = root / "problems" / problem.name, root / "marks" / problem.name
        state = "\n".join([options.kit, digest(problem.rglob("*")), *sorted(program.code for program in of_problem if program.expected == "right")])
        state = hashlib.sha256(state.encode()).hexdigest()
        if not mark.exists() or read(mark).split("\n")[0] != state:
            shutil.rmtree(folder, ignore_errors=True)
            why = build(options, root, problem, folder, of_problem)
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.write_text(f"{state}\n{why}")
        if why := read(mark).split("\n", 1)[1]:
            bad[problem.name] = why
    return root, bad


def digest(paths):
    return hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in sorted(paths) if path.is_file())).hexdigest()


def build(options, root, problem, folder, programs):
    """A problem with its cases, and why it has none."""
    (folder / "submissions/accepted").mkdir(parents=True)
    for path in problem.iterdir():
        if path.is_dir():
            shutil.copytree(path, folder / path.name, dirs_exist_ok=True)
        elif not path.name.startswith(("adapter.", "model.")):
            shutil.copy(path, folder)
    (folder / "statement.md").write_text("See its page.\n")
    given = problem / "model.py"
    extension, code = ("py", read(given)) if given.exists() else quickest(options, root, problem.name, programs)
    if extension is None:
        return code
    (folder / f"submissions/accepted/model.{extension}").write_text(code)
    spec = re.sub(r"^model:.*\n", "", read(folder / "spec.yaml"), flags=re.M)
    (folder / "spec.yaml").write_text(spec.rstrip("\n") + f"\nmodel: accepted/model.{extension}\n")
    done, _ = run(options, root, "gen", problem.name)
    return (done.stderr.strip() or "gen fails") if done.returncode else ""


def quickest(options, root, problem, programs):
    """The correct version that takes the least CPU for all cases: in Python where one ends on them, as it is started for less. If none does,
    what the first one of each language fails by."""
    why = []
    right = list({program.code: program for program in programs if program.expected == "right"}.values())
    for extension in ("py", "java"):
        times, failures = [], []
        for program in [program for program in right if program.extension == extension][:3]:
            file = root / f"candidate.{extension}"
            file.write_text(program.code)
            # Nothing has answers yet: the verdict is about crashes and limits, and about the examples.
            done, seconds = run(options, root, "judge", problem, "--submission", file, "--search", "0", "--format", "json")
            failure = failed(done)
            if failure is None:
                times.append((seconds, program.code))
            else:
                failures.append(f"{program.name}: {failure}")
        if times:
            return extension, min(times)[1]
        why += failures[:1]
    return None, "; ".join(why) or "no correct version"


def failed(done):
    """What a judged program fails by; nothing where it ends on all cases."""
    try:
        row = json.loads(done.stdout)["results"][0]
        return f"{row['verdict']}, {row['first_failure']['message']}" if row["first_failure"] else None
    except (ValueError, KeyError, IndexError, TypeError):
        return one_line(done.stderr[-SHOWN:]) or "no verdict"


def run(options, root, *words):
    """A command of the kit, and the CPU seconds of all that it ran."""
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    command = [options.ojkit, "--root", root, "--jobs", str(options.jobs), *words]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=options.seconds)
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode(errors="replace")
        done = subprocess.CompletedProcess(command, 1, said, f"no end after {late.timeout:.0f} s")
    return done, used() - before


# Verdicts.


def verdicts(options, root, programs):
    """A row for each program: those of earlier runs, and judged ones."""
    kept = options.work / "rows.jsonl"
    rows = {}
    if kept.exists():
        rows = {row["key"]: row for row in map(json.loads, kept.read_text().splitlines())}
    files = {}
    for program in programs:
        if program.problem not in files:
            folder = root / "problems" / program.problem
            files[program.problem] = digest([*folder.glob("*"), *(folder / "submissions").rglob("*")])
        whole = "\0".join([options.kit, options.search or "", files[program.problem], program.extension, program.code])
        program.key = hashlib.sha256(whole.encode()).hexdigest()[:24]
    new = {program.key: program for program in programs if program.key not in rows}
    together = options.set == "refactory"
    with kept.open("a") as file:
        todo = list(new.values())
        size = BATCH if together else 1
        for at in range(0, len(todo), size):
            for program, row in zip(todo[at:at + size], judged(options, root, todo[at:at + size]), strict=True):
                if not together and row["verdict"] not in ("accepted", "error"):
                    stress(options, root, program, row)
                rows[program.key] = row
                # A command that did not end may do so another time.
                if row["verdict"] != "error":
                    file.write(json.dumps(row) + "\n")
                    file.flush()
            if sys.stderr.isatty():
                print(f"{min(at + size, len(todo))} of {len(todo)}", end="\r", file=sys.stderr, flush=True)
    if together:
        with kept.open("a") as file:
            for program in programs:
                row = rows[program.key]
                if row["verdict"] != "accepted" and agrees(program, row) is False and "search_cpu" not in row:
                    stress(options, root, program, row)
                    file.write(json.dumps(row) + "\n")
    return rows


def judged(options, root, programs):
    records = root / "records.jsonl"
    records.write_text("".join(program.record() + "\n" for program in programs))
    done, seconds = run(options, root, "judge", "--from", records, *(["--search", options.search] if options.search else []))
    answers = {}
    for line in done.stdout.splitlines():
        with contextlib.suppress(ValueError):
            answer = json.loads(line)
            answers[answer["line"]] = answer
    rows = []
    for number, program in enumerate(programs, 1):
        answer = answers.get(number, {"error": done.stderr.strip()[-300:]})
        row = {"key": program.key, "verdict": answer.get("verdict") or ("error" if "error" in answer else "open"), "cpu": seconds / len(programs)}
        failure, smallest = answer.get("first_failure") or {}, answer.get("smallest") or {}
        doubt = answer.get("doubtful") or {}
        row["message"] = answer.get("error") or doubt.get("why") or failure.get("message") or ""
        row["smallest"], row["got"] = smallest.get("input", ""), smallest.get("message", "")
        rows.append(row)
    return rows


def stress(options, root, program, row):
    """The smallest countercase, into the row."""
    file = root / f"{'Main' if program.extension == 'java' else 'program'}.{program.extension}"
    file.write_text(program.code)
    done, row["search_cpu"] = run(options, root, "stress", program.problem, "--submission", file, "--format", "json")
    with contextlib.suppress(ValueError):
        found = json.loads(done.stdout)
        row["inputs"] = found.get("cases")
        case = found.get("countercase")
        if case:
            row["smallest"] = written(root / "problems" / program.problem, case)
            row["expected_output"] = case.get("expected") or ""
            row["got"] = case.get("got") or case.get("message") or case.get("verdict") or ""


def written(problem, case):
    """A countercase by parameter, or as text."""
    if not case.get("site"):
        return case.get("input") or ""
    return ", ".join(f"{name} = {value}" for name, value in zip(parameters(problem), case["site"].splitlines(), strict=True))


def agrees(program, row):
    """Whether the verdict says what is expected; nothing where there is none."""
    if row["verdict"] in NO_VERDICT:
        return None
    expected = {"passed": "right", "failed": "wrong"}.get(program.tests, program.expected)
    return (row["verdict"] == "accepted") == (expected == "right")


# The table.


def table(options, programs, rows):
    cell = lambda value: one_line(f"{value:.3f}" if isinstance(value, float) else "" if value is None else str(value))
    lines = []
    for program in programs:
        row = rows[program.key]
        if options.set == "refactory" and agrees(program, row):
            continue
        expected = "model" if program.is_model else program.expected
        values = {**row, "program": program.name, "expected": expected, "tests": program.tests}
        values["got"] = row.get("got") or row.get("message", "")
        lines.append("\t".join(cell(values.get(name)) for name in HEAD) + "\n")
    commit = subprocess.run(["git", "-C", options.checkout, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    options.state.parent.mkdir(parents=True, exist_ok=True)
    which = ", these disagree with the tests" if options.set == "refactory" else ""
    options.state.write_text(f"# {options.set} {commit}: programs={len(programs)}{which}\n" + "\t".join(HEAD) + "\n" + "".join(lines))
    print(f"the table is {options.state}")


def one_line(text):
    text = re.sub(r"\s+", " ", text.strip())
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def totals(options, programs, rows):
    for extension in ("py", "java"):
        some = [program for program in programs if program.extension == extension]
        if not some:
            continue
        wrong = [program for program in some if program.expected == "wrong"]
        right = [program for program in some if program.expected == "right" and not program.is_model]
        models = sum(program.is_model for program in some)
        refused = [program for program in wrong if rows[program.key]["verdict"] not in ("accepted", *NO_VERDICT)]
        accepted = [program for program in right if rows[program.key]["verdict"] == "accepted"]
        print(f"{NAMES[extension]}: wrong found {len(refused)} of {len(wrong)}, right accepted {len(accepted)} of {len(right)}, and {models} give the answers")
        searches = [rows[program.key]["search_cpu"] for program in refused if "search_cpu" in rows[program.key]]
        if searches:
            print(f"  CPU of a search: median {statistics.median(searches):.2f} s, largest {max(searches):.2f} s, of {len(searches)}")
        if verdict := [rows[program.key]["cpu"] for program in some if "cpu" in rows[program.key]]:
            print(f"  CPU of a verdict: median {statistics.median(verdict):.2f} s")
    if options.set == "refactory":
        folder = sum((program.tests == "passed") == (program.expected == "right") for program in programs)
        same = [agrees(program, rows[program.key]) for program in programs]
        print(f"the tests, run here, say what the folder says for {folder} of {len(programs)}")
        print(f"the verdict agrees with the tests for {same.count(True)} of {len(programs)} ({100 * same.count(True) / len(programs):.2f} %)")
    counts = collections.Counter(rows[program.key]["verdict"] for program in programs).most_common()
    print("by verdict: " + ", ".join(f"{name} {count}" for name, count in counts))
    for program in programs:
        row = rows[program.key]
        if agrees(program, row) is not True:
            said = f"{program.name}: expected {program.expected}, tests {program.tests}, verdict {row['verdict']}"
            what = f"{row.get('smallest', '')} -> {row.get('got', '')} {row.get('message', '')}"
            print(f"{said}: {one_line(what)}")


def main():
    options = arguments()
    programs = {"quixbugs": quixbugs, "refactory": refactory, "condefects": condefects}[options.set](options)
    programs = [program for program in programs if program.extension in options.languages.split(",")]
    if options.limit and options.set != "condefects":
        programs = programs[:options.limit]
    part, parts = map(int, options.part.split("/"))
    whole, programs = programs, programs[part - 1::parts]
    if not programs:
        sys.exit(f"no program of {options.checkout} has a spec in {options.specs}")
    root, bad = collect(options, whole)
    for problem, why in bad.items():
        print(f"{problem}: no cases: {one_line(why)}")
    judgeable = [program for program in programs if program.problem not in bad]
    for program in judgeable:
        model = root / "problems" / program.problem / f"submissions/accepted/model.{program.extension}"
        program.is_model = model.exists() and read(model) == program.code
    if options.set == "refactory":
        test_all(options, judgeable)
    rows = verdicts(options, root, judgeable)
    for program in programs:
        if program.problem in bad:
            program.key = f"no cases: {program.problem}"
            rows[program.key] = {"verdict": "no cases", "message": bad[program.problem]}
    table(options, programs, rows)
    totals(options, programs, rows)


if __name__ == "__main__":
    main()
