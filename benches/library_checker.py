#!/usr/bin/env python3
"""Test sets of the Library Checker, held against specs of its problems: verifiers that are too weak, mutants that live.

    benches/library_checker.py CHECKOUT [PROBLEM...] [--step validators|mutants] [--ojkit target/release/ojkit]

CHECKOUT is a clone of yosupo06/library-checker-problems. Each PROBLEM (without any: all) has a spec in zoo/library-checker/, under its name with `-`
for `_`.

  validators  The examples and small edits of them are given to the problem's verifier.cpp, and `ojkit validate` says which are legal. Where the two
              disagree, a small input of each line is a finding.
  mutants     The inputs that the problem's generators make become cases, and `ojkit strength` makes mutants of sol/correct.cpp. Up to --mutants of
              those that live are run on legal small inputs, drawn and edited; one that falls there is run on all inputs of the problem, large ones
              too, and is a finding where it passes them.

Findings are printed as rows for zoo/library-checker.tsv, all `unread`. They go there after a person has read them, as `confirmed` or `doubtful`; the
table's first line is printed last.
"""

import argparse
import collections
import hashlib
import json
import math
import os
import random
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

# What a row of the table shows of an input.
SHOWN = 600
# How many edited inputs are tried for a problem.
EDITS = 1500
# The largest input that becomes a case, and how many do.
BYTES, CASES = 200_000, 30


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("problems", nargs="*")
    parser.add_argument("--step", choices=["validators", "mutants"], default="validators")
    parser.add_argument("--specs", type=Path, default=Path("zoo/library-checker"))
    parser.add_argument("--ojkit", type=Path, default=Path("target/release/ojkit"))
    parser.add_argument("--work", type=Path, default=Path("target/library-checker"))
    parser.add_argument("--mutants", type=int, default=12, help="how many mutants that live are searched")
    return parser.parse_args()


def ran(command, file, seconds, errors):
    limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    with open(file, "rb") as given:
        return subprocess.run([*map(str, command)], stdin=given, stdout=subprocess.PIPE, stderr=errors, preexec_fn=limit)


def run(command, file=os.devnull, seconds=300):
    """What a program prints on an input, or nothing where it fails or takes more CPU time."""
    done = ran(command, file, seconds, subprocess.DEVNULL)
    return done.stdout if done.returncode == 0 else None


def needed(command, file=os.devnull, seconds=300):
    """What a program prints that must not fail; the whole run ends where it does."""
    done = ran(command, file, seconds, subprocess.PIPE)
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip()[-2000:]
        shown = shlex.join(map(str, command)) + (f" < {shlex.quote(str(file))}" if file != os.devnull else "")
        sys.exit(f"{shown}\nended with {done.returncode}{': ' + said if said else ', and says nothing'}")
    return done.stdout


def read(file):
    """The bytes of an input, each as a letter."""
    return file.read_bytes().decode("latin-1")


def slug(name):
    return name.lower().replace("_", "-")


class Problem:
    """A problem of the checkout and its spec."""

    def __init__(self, options, folder):
        self.options, self.folder, self.name = options, folder, folder.name
        self.slug = slug(self.name)
        self.spec = options.specs / self.slug
        self.info = tomllib.loads((folder / "info.toml").read_text())
        self.work = options.work / self.slug
        self.work.mkdir(parents=True, exist_ok=True)
        self.verifier, self.correct = folder / self.info.get("verifier", "verifier.cpp"), folder / "sol/correct.cpp"

    def source(self, file, seen=None):
        """A source with what it includes by quotes in it, but testlib."""
        seen = set() if seen is None else seen
        lines = []
        for line in file.read_text().splitlines():
            found = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
            named = Path(found[1]).name if found else ""
            if named == "params.h":
                # As the checkout's own script writes it.
                written = lambda value: f"(long long){value}" if isinstance(value, int) else f'"{value}"' if isinstance(value, str) else value
                lines += [f"#define {key} {written(value)}" for key, value in self.info.get("params", {}).items()]
            elif found and named != "testlib.h":
                places = [file.parent / found[1], self.folder / found[1], self.options.checkout / "common" / found[1]]
                header = next(place.resolve() for place in places if place.exists())
                if header not in seen:
                    seen.add(header)
                    lines.append(self.source(header, seen))
            elif line.strip() != "#pragma once":
                lines.append(line)
        return "\n".join(lines) + "\n"

    def built(self, file, options="-O1"):
        """The program of a source, built once."""
        name = "built-" + "-".join(file.relative_to(self.folder).parts).replace(".cpp", "")
        target = self.work / name
        return target.resolve() if target.exists() else self.compiled(name, self.source(file), options)

    def compiled(self, name, text, options="-O2"):
        target = (self.work / name).resolve()
        source = target.with_suffix(".cpp")
        source.write_text(text)
        needed(["g++", options, "-std=c++17", "-w", "-I", self.options.checkout / "common", "-o", target, source])
        return target

    def ojkit(self, root, *words):
        """What ojkit says of a collection."""
        command = [self.options.ojkit.resolve(), "--root", root, "--jobs", "1", "--format", "json", *words]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return json.loads(done.stdout)

    def inputs(self, wanted=lambda name: True):
        """The names and files of inputs, each made once."""
        folder = self.work / "in"
        folder.mkdir(exist_ok=True)
        for test in self.info["tests"]:
            source = self.folder / "gen" / test["name"]
            for number in range(test["number"]):
                file = folder / f"{source.stem}_{number:02}.in"
                if not file.exists() and wanted(file.stem):
                    made = source.with_name(file.name).read_bytes() if source.suffix == ".in" else needed([self.built(source), number])
                    file.write_bytes(made)
                if file.exists():
                    yield file.stem, file

    def right(self, file):
        """The answer to an input of the checkout."""
        kept = file.with_suffix(".ans")
        if not kept.exists():
            kept.write_bytes(needed([self.built(self.correct, "-O2")], file))
        return kept.read_bytes()

    def accepts(self, file, output, right):
        """Whether a program's output is the right answer, or another one that the checker takes."""
        if output is None or output.split() == right.split():
            return output is not None
        places = [self.work / "checked.out", self.work / "checked.ans"]
        for place, data in zip(places, (output, right)):
            place.write_bytes(data)
        return run([self.built(self.folder / self.info.get("checker", "checker.cpp")), file, *places]) is not None


def validated(problem, texts):
    """A file for each input; and by the file's name the line that an illegal one breaks, and the message."""
    root, folder = problem.work / "full", problem.work / "texts"
    for place in (root, folder):
        shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(problem.spec, root / "problems" / problem.slug)
    folder.mkdir()
    files = [(folder / f"{number:05}.in").resolve() for number in range(len(texts))]
    for file, text in zip(files, texts):
        file.write_bytes(text.encode("latin-1"))
    refused = {}
    for diagnostic in problem.ojkit(root, "validate", problem.slug, *files)["diagnostics"]:
        rule = re.match(r"constraint: (.*) \(.*:\d+\)$", diagnostic["help"])
        refused.setdefault(Path(diagnostic["path"]).name, (rule[1] if rule else "", diagnostic["message"]))
    return files, refused


def short(problem):
    """A collection with the problem's spec, whose arrays are short and whose model says nothing."""
    root = problem.work / "short"
    shutil.rmtree(root, ignore_errors=True)
    folder = root / "problems" / problem.slug
    shutil.copytree(problem.spec, folder)
    spec = re.sub(r"^checker:.*\n", "", (folder / "spec.yaml").read_text().split("\nexamples:\n")[0] + "\n", flags=re.M)
    parameters = spec.split("parameters:\n")[1].split("constraints:")[0]
    lists = re.findall(r'^  (\w+): .*\[\]"?$', parameters, re.M)
    spec = spec.replace("stdin: |\n", "".join(f"  {name}.length <= 8\n" for name in lists) + "stdin: |\n", 1)
    (folder / "spec.yaml").write_text(spec + "model: accepted/zero.py\n")
    (folder / "submissions/accepted").mkdir(parents=True)
    (folder / "submissions/accepted/zero.py").write_text("print(0)\n")
    return root


def bounds(problem):
    """The numbers of the constraint lines, and those beside them."""
    lines = (problem.spec / "spec.yaml").read_text().split("constraints: |\n")[1].split("stdin: |")[0]
    found = {int(base) ** int(power or 1) for base, power in re.findall(r"(\d+)(?:\^(\d+))?", lines)}
    near = {number + step for number in found for step in (-1, 0, 1) if number < 2**63}
    return sorted(near | {-number for number in near} if re.search(r"-\d", lines) else near)


def edits(text, numbers):
    """Inputs that differ from one in a number or a line."""
    lines = text.split("\n")[:-1]
    words = [(row, column) for row, line in enumerate(lines) for column in range(len(line.split(" ")))]
    for row, column in words[:60]:
        cells = lines[row].split(" ")
        if not re.fullmatch(r"-?[0-9]{1,19}", cells[column]):
            continue
        number = int(cells[column])
        # Those of the first line are lengths, and those beside it ends of ranges.
        related = [int(cell) + step for cell in lines[0].split(" ") + cells if re.fullmatch(r"-?[0-9]{1,18}", cell) for step in (-1, 0, 1)]
        for instead in dict.fromkeys([number - 1, number + 1, 0, -1, f"-{number}", f"0{number}", *related, *numbers]):
            other = " ".join([*cells[:column], str(instead), *cells[column + 1:]])
            yield "\n".join([*lines[:row], other, *lines[row + 1:]]) + "\n"
    for row in range(len(lines))[:20]:
        for instead in ([], [lines[row]] * 2):
            # The number of lines stands in the first one, somewhere.
            rest = lines[1:row] + instead + lines[row + 1:] if row else lines[1:]
            head = lines[0].split(" ")
            for column in (column for column, cell in enumerate(head) if cell.isdigit()):
                other = [*head[:column], str(int(head[column]) + len(instead) - 1), *head[column + 1:]]
                yield "\n".join([" ".join(other), *rest]) + "\n"
        if 0 < row < len(lines) - 1:
            yield "\n".join([*lines[:row], lines[row + 1], lines[row], *lines[row + 2:]]) + "\n"


def verdicts(problem, texts):
    """The smallest input for each line on which verifier and spec disagree, and how many are legal and illegal."""
    files, refused = validated(problem, texts)
    verifier = problem.built(problem.verifier)
    found = {}
    for file, text in zip(files, texts):
        is_illegal = file.name in refused
        if (run([verifier], file, 1) is not None) == is_illegal:
            rule, message = refused.get(file.name, ("", ""))
            key = ("verifier-accepts-illegal" if is_illegal else "verifier-refuses-legal", rule or re.sub(r"-?\d+", "N", message))
            if key not in found or (len(text), text) < (len(found[key][0]), found[key][0]):
                found[key] = (text, f"{rule}: {message}" if rule else message)
    return found, len(files) - len(refused), len(refused)


def validators(problem):
    """Where verifier and spec disagree: rows, and the counts of legal and illegal inputs."""
    texts = dict.fromkeys(read(file) for file in sorted(problem.folder.glob("gen/example_*.in")))
    numbers = bounds(problem)
    edited = dict.fromkeys(edit for text in texts if len(text) <= 400 for edit in edits(text, numbers))
    texts.update(dict.fromkeys(random.Random(problem.name).sample(list(edited), min(EDITS, len(edited)))))
    found, legal, illegal = verdicts(problem, [*texts])
    rows = []
    for key in found:
        best = found[key]
        for _ in range(30):
            # The same disagreement on something shorter, or as long and earlier in the order of texts.
            tried = [text for text in dict.fromkeys(edits(best[0], numbers)) if (len(text), text) < (len(best[0]), best[0])]
            smaller = verdicts(problem, tried)[0].get(key) if tried else None
            if smaller is None:
                break
            best = smaller
        kind, what = key
        rows.append((kind, problem.verifier, best[1] if kind.endswith("illegal") else what or "refused", best[0]))
    return rows, f"{legal} legal and {illegal} illegal inputs", {"legal": legal, "illegal": illegal}


def collection(problem):
    """The problem with sol/correct.cpp as its model, and the checkout's small inputs as its only cases."""
    root = problem.work / "cases"
    shutil.rmtree(root, ignore_errors=True)
    folder = root / "problems" / problem.slug
    shutil.copytree(problem.spec, folder)
    spec = (folder / "spec.yaml").read_text().split("\nexamples:\n")[0].replace("validator: validator.py\n", "") + "\n"
    if "checker: unwritten" in spec:
        spec = spec.replace("checker: unwritten", "checker: { program: checker.cpp, interface: testlib }")
        (folder / "checker.cpp").write_text(problem.source(problem.folder / problem.info.get("checker", "checker.cpp")))
        shutil.copy(problem.options.checkout / "common/testlib.h", folder)
    # What hangs costs the limit, and all these inputs are small.
    spec = re.sub("time_ms: [0-9]+", "time_ms: 300", spec)
    (folder / "spec.yaml").write_text(spec + "model: accepted/correct.cpp\n")
    (folder / "submissions/accepted").mkdir(parents=True)
    (folder / "submissions/accepted/correct.cpp").write_text(problem.source(problem.correct))
    # A page as `ojkit gen` writes it, with the checkout's inputs.
    lines = re.search(r"^constraints: \|\n(?:  .*\n)*", spec, re.M)[0]
    page = [f"format: 1\ndrawing: 1\n{lines}cases:\n"]
    # Names tell which generators make large inputs; those are run for finalists only.
    for name, file in problem.inputs(lambda name: not re.search("max|large|killer|worst", name)):
        small = 0 < file.stat().st_size <= BYTES and len(page) <= CASES
        if small and len(right := problem.right(file)) <= BYTES:
            page.append(f"- name: secret/random/{len(page):02}\n  group: random\n  reason: {name}\n")
            for key, data in (("input", file.read_bytes()), ("answer", right)):
                digest = hashlib.sha256(data).hexdigest()
                page[-1] += f"  {key}: {json.dumps(data.decode())}\n  {key}_bytes: {len(data)}\n  {key}_sha256: {digest}\n"
    (root / "cases").mkdir()
    (root / f"cases/{problem.slug}.yaml").write_text("".join(page))
    return root, len(page) - 1


def mutated(source, survivor):
    """The source with the change of a mutant that lives."""
    lines = source.split("\n")
    old, new = ([line[1:].strip() for line in survivor["diff"].split("\n") if line.startswith(sign)] for sign in "-+")
    for first in (survivor["line"] - 1, survivor["line"] - 2, survivor["line"]):
        if [line.strip() for line in lines[first:first + len(old)]] == old:
            return "\n".join([*lines[:first], *new, *lines[first + len(old):]])
    return None


def pool(problem):
    """Legal small inputs: what `ojkit gen` draws of the spec with short arrays, the examples, and edits of both."""
    root = short(problem)
    problem.ojkit(root, "gen", problem.slug)
    texts = [read(file) for file in [*sorted(problem.folder.glob("gen/example_*.in")), *sorted(root.glob("cases/*/**/*.in"))]]
    seeds = sorted({text for text in texts if len(text) <= 300}, key=lambda text: (len(text), text))
    numbers = bounds(problem)
    edited = {edit for seed in seeds for edit in edits(seed, numbers)}
    # Of one or two numbers alone the smallest are all tried.
    counts = {len(text.split()) for text in seeds if text.count("\n") == 1}
    edited |= {f"{first}\n" for first in range(200) if 1 in counts} | {f"{a} {b}\n" for a in range(40) for b in range(40) if 2 in counts}
    chosen = random.Random(problem.name).sample(sorted(edited), min(2500, len(edited)))
    files, refused = validated(problem, [*dict.fromkeys([*seeds, *chosen])])
    return sorted((file for file in files if file.name not in refused), key=lambda file: (file.stat().st_size, read(file)))


def mutants(problem):
    """The mutants that live on all inputs of the checkout and fall on a legal one: rows, and the counts of mutants."""
    root, kept = collection(problem)
    result = problem.ojkit(root, "strength", problem.slug)["results"][0]
    source = problem.source(problem.correct)
    survivors = [(survivor, mutated(source, survivor)) for survivor in result["survivors"]]
    readable = [(survivor, text) for survivor, text in survivors if text]
    # Comparisons first: random inputs seldom tell them.
    random.Random(problem.name).shuffle(readable)
    chosen = sorted(readable, key=lambda one: one[0]["change"] != "another comparison")[:problem.options.mutants]
    said = f"{kept} cases of {result['cases']}, {result['mutants']} mutants, {result['killed']} killed, {len(chosen)} searched"
    counts = {"mutants": result["mutants"], "searched": len(chosen)}
    if not chosen:
        return [], said, counts
    files = pool(problem)
    original = problem.built(problem.correct, "-O2")
    right = {file: output for file in files if (output := run([original], file, 1)) is not None}
    rows, fell = [], 0
    for number, (survivor, text) in enumerate(chosen):
        own = problem.compiled(f"mutant{number}", text)
        falls = next((file for file, output in right.items() if not problem.accepts(file, run([own], file, 1), output)), None)
        if falls is None:
            continue
        fell += 1
        limit = math.ceil(problem.info["timelimit"])
        killer = next((name for name, file in problem.inputs() if not problem.accepts(file, run([own], file, limit), problem.right(file))), None)
        what = f"line {survivor['line']}: {survivor['change']}: {survivor['diff'].strip()}".replace("\n", " => ")
        if killer is None:
            rows.append(("mutant-lives", problem.correct, what, read(falls)))
    return rows, f"{len(files)} legal inputs, {said}, {fell} fell", counts


def main():
    options = arguments()
    folders = {file.parent.name: file.parent for file in options.checkout.glob("*/*/info.toml")}
    wanted = [name for name in sorted(folders) if (options.specs / slug(name) / "spec.yaml").exists()]
    total = collections.Counter()
    for problem in (Problem(options, folders[name]) for name in wanted if not options.problems or name in options.problems):
        rows, said, counts = {"validators": validators, "mutants": mutants}[options.step](problem)
        total.update({"problems": 1, **counts})
        for kind, where, what, text in rows:
            shown = text if len(text) <= SHOWN else text[:SHOWN] + "..."
            shown = shown.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
            print("\t".join([problem.name, kind, str(where.relative_to(options.checkout)), what.replace("\t", " "), shown, "unread"]), flush=True)
        print(f"{problem.name}: {said}, findings: {len(rows)}", file=sys.stderr)
    commit = subprocess.run(["git", "-C", options.checkout, "rev-parse", "--short=7", "HEAD"], capture_output=True, text=True).stdout.strip()
    counted = " ".join(f"{key}={number}" for key, number in total.items())
    print(f"# yosupo06/library-checker-problems {commit}: {counted} of={len(folders)}", file=sys.stderr)


if __name__ == "__main__":
    main()
