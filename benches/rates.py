#!/usr/bin/env python3
"""One table of judges that rewards come from: the same programs on the same cases, how many a second, and what each judge gets wrong.

    benches/rates.py CHECKOUTS DOOCS [--ojkit target/release/ojkit] [--python PYTHON] [--work DIR] [--mutants 12] [--only JUDGE] [--json FILE]

CHECKOUTS is a folder with checkouts of volcengine/verl and bytedance/SandboxFusion, called `verl` and `SandboxFusion`; PYTHON has the packages that
they need (`benches/reward_kits.py` lists them). DOOCS is a checkout of doocs/leetcode, whose solutions are the right programs. The judges are

    ojkit           `ojkit judge --from --search 0 --jobs 1`: the cases alone, confined
    ojkit, search   the same with the usual search behind the cases
    verl            `default_compute_score("codecontests", ...)`, its own checker; not confined. Paid is a score of 1
    SandboxFusion   its data set LiveCodeBench, as `/submit` calls it, without HTTP; isolation none. Paid is `accepted`

Rows have the form of LiveCodeBench: a function, arguments a JSON value a line, at most 64 cases, samples first and then by size, each of at most 1000
bytes. Wrong programs are right ones with one token changed, and each is proven: ojkit searches 500 inputs for one on which it differs, and both
programs are then run on it here, by Python alone, and their answers compared as the question says. What is not told apart so is no row.
ojkit runs all cases of a question, the larger ones too. CPU time is user and system time of a judge and of all that it started; everything runs on one processor, one row after the other.
"""

import argparse
import ast
import contextlib
import ctypes
import io
import json
import os
import random
import re
import resource
import subprocess
import sys
import time
import tokenize
from pathlib import Path

HERE = Path(__file__).resolve().parent
QUESTIONS = [1, 9, 13, 14, 20, 35, 46, 49, 50, 53, 62, 66, 69, 70, 78, 118, 121, 136, 169, 198, 202, 242, 322, 347, 412, 509, 704, 739]
CASES_MAX, BYTES_MAX = 64, 1000
# Two seconds in Python, so that what never ends does so soon.
LIMITS = "limits: { time_ms: 500, memory_mib: 256 }\n"
CHANGES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "*": "+", "//": "*", "and": "or", "or": "and",
           "min": "max", "max": "min", "0": "1", "1": "0", "2": "1", "True": "False", "False": "True", "+=": "-=", "-=": "+=", "not": "", "%": "+",
           "-1": "0", "is": "is not", "in": "not in", "&": "|", "|": "&", "^": "|", ">>": "<<"}
PROLOGUE = "from typing import *\nfrom collections import *\nfrom functools import *\nfrom itertools import *\nfrom math import *\nfrom heapq import *\n" \
           "from bisect import *\nfrom operator import *\nfrom string import *\nimport math, collections, functools, itertools, heapq, bisect, re, operator\n"
# What decides whether two answers are the same, where the question takes several.
SAME = {"unordered_list": lambda x: sorted(map(repr, x)), "unordered_lists": lambda x: sorted(repr(sorted(map(repr, y))) for y in x)}


def reader(kind, lines):
    """A value of a spec's type out of the lines of standard input."""
    if kind.endswith("[]"):
        inner, count = kind[:-2], int(next(lines))
        if inner == "string" or inner.endswith("[]"):
            return [reader(inner, lines) for _ in range(count)]
        return [scalar(inner, word) for word in next(lines).split()]
    return scalar(kind, next(lines))


def scalar(kind, word):
    return {"integer": int, "long": int, "double": float, "boolean": "true".__eq__}.get(kind, str)(word)


def spec_of(folder):
    text = (folder / "spec.yaml").read_text()
    parameters = re.search(r"^parameters:\n((?:  .*\n)+)", text, re.M)[1]
    key = lambda name: (re.search(rf"^{name}: (.*)$", text, re.M) or [None, ""])[1]
    return {"function": key("function"), "returns": key("returns"), "checker": key("checker"),
            "parameters": re.findall(r"^  (\w+): (\S+)$", parameters, re.M)}


def mutants(code, count, seed):
    """Programs that differ in one token, drawn evenly."""
    tokens = list(tokenize.generate_tokens(io.StringIO(code).readline))
    body = next((i for i, token in enumerate(tokens) if token.string == "class"), 0)
    kinds, heads = (tokenize.OP, tokenize.NAME, tokenize.NUMBER), ("def ", "class ", "from ", "import ")
    places = [token for token in tokens[body:]
              if token.type in kinds and token.string in CHANGES and not token.line.lstrip().startswith(heads)]
    found, lines = [], code.splitlines(True)
    for token in random.Random(seed).sample(places, min(len(places), 3 * count)):
        row, column = token.start
        line = lines[row - 1]
        changed = line[:column] + CHANGES[token.string] + line[column + len(token.string):]
        text = "".join(lines[:row - 1] + [changed] + lines[row:])
        with contextlib.suppress(SyntaxError):
            compile(text, "mutant", "exec")
            found.append(text)
    return found[:count]


RUN = PROLOGUE + "import json, sys\nsys.setrecursionlimit(100000)\nexec(sys.argv[1])\nprint(json.dumps(getattr(Solution(), sys.argv[2])(*json.loads(sys.argv[3]))))\n"


def answer(code, function, arguments, seconds=10):
    """What a program answers, run by Python alone; a text where it fails."""
    try:
        done = subprocess.run([sys.executable, "-c", RUN, code, function, json.dumps(arguments)], capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return "too slow"
    return json.loads(done.stdout) if done.returncode == 0 else "failed"


def differ(row, code):
    """Whether a program is wrong on an input that tells, by the right program beside it."""
    right, wrong = (answer(one, row["function"], row["told"]) for one in (row["right"], code))
    if isinstance(right, str) and right in ("failed", "too slow"):
        return False
    if isinstance(wrong, str) or type(wrong) is not type(right):
        return wrong != right
    if isinstance(right, float):
        return abs(right - wrong) > 1e-5 * max(1, abs(right))
    same = SAME.get(row["checker"], lambda x: x)
    return same(right) != same(wrong)


def arguments_of(text):
    """The arguments in the notation `a = [1,2], b = "x"`."""
    values = re.split(r"(?:^|, )(?=\w+ = )", text)
    names = {"true": "True", "false": "False", "null": "None"}
    return [ast.literal_eval(re.sub(r"\b(true|false|null)\b", lambda m: names[m[1]], value.split(" = ", 1)[1])) for value in values if value]


def records(path, rows):
    path.write_text("".join(json.dumps({"id": i, "problem": row["slug"], "language": "python", "code": row["code"]}) + "\n" for i, row in enumerate(rows)))
    return path


def judge(options, work, rows, search, name, jobs=1):
    """The answers of ojkit, one a row; what is in the file of that name already is not judged again."""
    path, output = records(work / f"{name}.jsonl", rows), work / f"{name}-answers.jsonl"
    command = [options.ojkit, "--root", work, "judge", "--quiet", "--jobs", jobs, "--from", path, "--output", output]
    done = subprocess.run(list(map(str, command + (["--search", search] if search is not None else []))), capture_output=True, text=True)
    answers = [json.loads(line) for line in output.read_text().splitlines()]
    if len(answers) != len(rows):
        sys.exit(f"ojkit judge: {done.stderr[-500:]}")
    return answers


def prepared(options, work):
    """All rows: `slug`, `name` of the function, `code`, whether it is `right`, and `cases` as pairs of texts."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    kit = lambda *words: subprocess.run([str(options.ojkit), "--root", str(work), *map(str, words)], **quiet)
    if not (work / "problems").exists():
        work.mkdir(parents=True, exist_ok=True)
        subprocess.run([str(options.ojkit), "init"], cwd=work, **quiet)
    folders = {int(path.name.split(".")[0]): path for path in options.doocs.glob("solution/*/*.*") if path.is_dir() and path.name[:4].isdigit()}
    rights = []
    for number in QUESTIONS:
        known = set((work / "problems").glob("*"))
        kit("new", number, "--language", "python")
        made = set((work / "problems").glob("*")) - known
        if len(made) == 1:
            folder = made.pop()
            (work / f"{folder.name}.number").write_text(str(number))
            with (folder / "spec.yaml").open("a") as spec:
                spec.write(LIMITS)
    for mark in sorted(work.glob("*.number")):
        spec = spec_of(work / "problems" / mark.stem)
        for path in sorted(folders[int(mark.read_text())].glob("Solution*.py")):
            code = path.read_text()
            if f"def {spec['function']}(" in code:
                rights.append({"slug": mark.stem, "code": code, "right": True, **{k: spec[k] for k in ("function", "checker")}, "spec": spec})
    rights = [row for row, given in zip(rights, judge(options, work, rights, None, "right", 2)) if given.get("verdict") == "accepted"]
    wrongs = []
    for i, row in enumerate(rights):
        if i == 0 or rights[i - 1]["slug"] != row["slug"]:
            wrongs += [{**row, "right": row["code"], "code": code} for code in mutants(row["code"], options.mutants, row["slug"])]
    proven = []
    for row, given in zip(wrongs, judge(options, work, wrongs, 500, "wrong", 2)):
        told = given.get("smallest") or {}
        if given.get("verdict") in (None, "accepted") or told.get("input", "...").endswith("..."):
            continue
        row["told"] = arguments_of(told["input"])
        if differ(row, row["code"]):
            proven.append({**row, "right": False})
    for row in rights + proven:
        row["cases"] = cases(work / "cases" / row["slug"], row["spec"])
    return [row for row in rights + proven if len(row["cases"]) > 10], len(wrongs)


def cases(folder, spec):
    paths = [path for path in folder.rglob("*.in") if path.with_suffix(".ans").exists() and path.stat().st_size <= BYTES_MAX]
    paths.sort(key=lambda path: ("sample" not in path.parts, path.stat().st_size, path))
    found = []
    for path in paths[:CASES_MAX]:
        lines = iter(path.read_text().split("\n"))
        arguments = [json.dumps(reader(kind, lines)) for _, kind in spec["parameters"]]
        output = reader(spec["returns"], iter(path.with_suffix(".ans").read_text().split("\n")))
        found.append(["\n".join(arguments), json.dumps(output)])
    return found


def verl(rows, checkouts):
    import reward_kits
    kit = reward_kits.KITS["verl"](checkouts)
    return [kit.reward({"kind": "function", "name": row["function"], "code": row["code"], "cases": row["cases"]}) for row in rows]


def fusion(rows, checkouts):
    import asyncio
    import importlib
    import reward_kits
    reward_kits.fusion(checkouts)
    lcb = importlib.import_module("sandbox.datasets.live_code_bench").LiveCodeBenchDataset
    types = importlib.import_module("sandbox.datasets.types")
    loop = asyncio.new_event_loop()

    def one(row):
        tests = {"inputs": [case[0] for case in row["cases"]], "outputs": [case[1] for case in row["cases"]], "fn_name": row["function"]}
        data = {"id": 0, "content": "", "labels": {}, "test": {"input_output": json.dumps(tests)}}
        config = types.TestConfig(language="python", provided_data=data)
        request = types.SubmitRequest(dataset="rates", id=0, completion=reward_kits.fenced(row["code"]), config=config)
        return float(loop.run_until_complete(lcb.evaluate_single(request)).accepted)

    return [one(row) for row in rows]


def commit(checkouts, name):
    done = subprocess.run(["git", "-C", checkouts / name, "log", "-1", "--format=%h of %ad", "--date=short"], capture_output=True, text=True)
    return f"{name} {done.stdout.strip()}"


def measured(work):
    """What a piece of work gives, its CPU time with that of all its processes, and its time by the clock."""
    def cpu():
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime
    before, begun = cpu(), time.monotonic()
    given = work()
    return given, cpu() - before, time.monotonic() - begun


def kit(options, work, rows, name):
    """The scores of another judge, in a process of its own."""
    (work / "rows.json").write_text(json.dumps(rows))
    path = {**os.environ, "PATH": f"{Path(options.python).parent}:{os.environ['PATH']}"}
    with (work / "stderr").open("w") as errors:
        command = [options.python, __file__, options.checkouts, options.doocs, "--kit", name, "--work", work]
        subprocess.run(list(map(str, command)), check=True, env=path, stdout=errors, stderr=errors)
    return json.loads((work / "scores.json").read_text())


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("checkouts", type=Path)
    arguments.add_argument("doocs", type=Path)
    arguments.add_argument("--ojkit", default=HERE.parent / "target/release/ojkit", type=Path)
    arguments.add_argument("--python", default=sys.executable)
    arguments.add_argument("--work", default=Path("rates"), type=Path)
    arguments.add_argument("--mutants", default=12, type=int)
    arguments.add_argument("--only")
    arguments.add_argument("--json", type=Path)
    arguments.add_argument("--kit", help=argparse.SUPPRESS)
    options = arguments.parse_args()
    work, options.ojkit, options.checkouts = options.work.resolve(), options.ojkit.resolve(), options.checkouts.resolve()
    if options.kit:
        rows = json.loads((work / "rows.json").read_text())
        scores = {"verl": verl, "SandboxFusion": fusion}[options.kit](rows, options.checkouts)
        (work / "scores.json").write_text(json.dumps(scores))
        return
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    # What outlives its parent is counted too.
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
    kept = work / "prepared.json"
    rows, drawn = json.loads(kept.read_text()) if kept.exists() else prepared(options, work)
    kept.write_text(json.dumps([rows, drawn]))
    count = sum(row["right"] for row in rows)
    print(f"{count} right programs, {len(rows) - count} proven wrong of {drawn} drawn, {len({row['slug'] for row in rows})} questions, "
          f"{sum(len(row['cases']) for row in rows) / len(rows):.0f} cases a row, Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f}")

    def accepted(search):
        name = f"rows-{search}"
        (work / f"{name}-answers.jsonl").unlink(missing_ok=True)
        return [float(given.get("verdict") == "accepted") for given in judge(options, work, rows, search, name)]

    judges = {"ojkit": (lambda: accepted(0), "confined"), "ojkit, search": (lambda: accepted(None), "confined"),
              "verl": (lambda: kit(options, work, rows, "verl"), commit(options.checkouts, "verl")),
              "SandboxFusion": (lambda: kit(options, work, rows, "SandboxFusion"), commit(options.checkouts, "SandboxFusion"))}
    table = []
    for name, (run, note) in judges.items():
        if options.only and options.only != name:
            continue
        scores, cpu, wall = measured(run)
        refused = [row["slug"] for row, score in zip(rows, scores) if row["right"] and score < 1]
        paid = [row["slug"] for row, score in zip(rows, scores) if not row["right"] and score >= 1]
        table.append({"judge": name, "a second and core": len(rows) / cpu, "cpu": cpu, "wall": wall, "right refused": refused, "wrong paid": paid, "note": note})
        print(f"{name:15} {len(rows) / cpu:6.1f}/s of CPU  {len(rows) / wall:6.1f}/s  right refused {len(refused)} of {count}  "
              f"wrong paid {len(paid)} of {len(rows) - count}  {note}", flush=True)
        print(f"{'':15} refused {sorted(set(refused))}\n{'':15} paid {sorted(set(paid))}")
    if options.json:
        options.json.write_text(json.dumps(table, indent=1))


if __name__ == "__main__":
    main()
