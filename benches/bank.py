#!/usr/bin/env python3
"""Every question of a checkout of published solutions, from its page or its entry in the bank to the verdicts of these solutions.

    benches/bank.py CHECKOUT [--bank bank] [--work DIR] [--ojkit target/release/ojkit] [--languages py,cpp,java,rs,js]

CHECKOUT holds folders such as `0049.Group Anagrams`, each with `README_EN.md` and `Solution*` files (doocs/leetcode does); it is only read.
A question that the bank has is tried as its entry says; another one as the grammar reads its page. Where the entry has a reference, it is the
model; it is compared with the oracle beside it, first on all small inputs in order, and every solution is judged against it, on the cases and on
`--search` more inputs. Elsewhere the first solution becomes the model, `gen` makes cases on which all solutions must agree, and `judge` judges the
others. Each question gives a line of JSON in DIR/rows.jsonl; a question whose spec, answers, solutions and kit are those of an earlier line is not
tried again, so that a run can be broken off and goes on.

At its end a summary is printed by what is left for a person to do. `--add` writes entries for the questions that the bank does not have
and of which nothing is left; `--state` writes bank/state.tsv from the lines.
"""

import argparse
import collections
import concurrent.futures
import difflib
import hashlib
import itertools
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import threading
from pathlib import Path

# Those of quick programs first: the model answers every case.
MODELS = ["py", "rs", "js", "cpp", "java"]
# The files of an entry, and no folder.
PROGRAMS = ("spec.yaml", "checker.", "check.", "validator.", "generator.", "checks.yaml", "generate")
# What answers a question, and never lies in a problem's folder.
ANSWERS = ("reference.", "oracle.")
HEAD = "slug\tdigest\tkit\tsolutions\tlanguages\tinputs\tanswers\tcompared\n"
# So many inputs on which the reference is compared with the oracle, where there are so many.
COMPARED = 10_000
# Of a program longer than so many tokens, at most this share may stand in the same order in a published solution of its language. With all
# names taken for the same one, two programs for one question are often alike in nine tokens of ten, so only more than that tells a copy with
# other names. Shorter programs are much the same whoever writes them.
TOKENS, SAME_TOKENS, SAME_SHAPE = 100, 0.85, 0.95
TOKEN = re.compile(r"""[A-Za-z_]\w*|\d[\w.]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)'|[^\s\w]""")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--bank", type=Path, default=Path("bank"))
    parser.add_argument("--work", type=Path, default=Path("target/bank"))
    parser.add_argument("--ojkit", type=Path, default=Path("target/release/ojkit"))
    parser.add_argument("--languages", default="py,cpp,java,rs,js", help="of the solutions that are tried")
    parser.add_argument("--each", type=int, default=99, help="so many solutions a language")
    parser.add_argument("--search", type=int, default=1000, help="inputs beyond the cases; 0 for none")
    parser.add_argument("--box", type=float, default=3, help="seconds for the comparison of a reference with its oracle")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=int, default=120, help="wall time of one command")
    parser.add_argument("--only", default="", help="these questions, by name or number, with commas between")
    parser.add_argument("--part", default="1/1", help="K/N: every N-th question, the K-th first")
    parser.add_argument("--summary", action="store_true", help="try nothing, print the summary of the lines that are there")
    parser.add_argument("--add", action="store_true", help="write entries of questions of which nothing is left")
    parser.add_argument("--state", action="store_true", help="write state.tsv of the bank")
    options = parser.parse_args()
    options.ojkit, options.work = options.ojkit.resolve(), options.work.resolve()
    return options


def questions(options):
    """Name to page and folder, of all questions whose page becomes a problem; imports all of them at once."""
    index = options.work / "questions.json"
    if index.exists():
        return json.loads(index.read_text())
    (options.work / "problems").mkdir(parents=True, exist_ok=True)
    pages = sorted(page for page in options.checkout.rglob("README_EN.md") if re.match(r"\d{4}\.", page.parent.name))
    if not pages:
        sys.exit(f"no numbered question folder lies in {options.checkout}")
    found, bad = {}, collections.Counter()
    for at in range(0, len(pages), 500):
        some = pages[at:at + 500]
        command = [options.ojkit, "import", "leetcode", "--page", "--force", "--root", options.work, "--format", "json", *some]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for page, row in zip(some, json.loads(done.stdout)["questions"], strict=True):
            if row.get("folder"):
                found[row["problem"]] = str(page.parent)
            else:
                bad[(row.get("error") or "").split(": ")[-1][:60]] += 1
    # The bank has a few whose page no reader of forms takes.
    folders = {int(page.parent.name[:4]): str(page.parent) for page in pages}
    for spec in options.bank.glob("*/spec.yaml"):
        number = re.search(r"judge: leetcode, id: (\d+)", spec.read_text())
        if number and spec.parent.name not in found and int(number[1]) in folders:
            found[spec.parent.name] = folders[int(number[1])]
    index.write_text(json.dumps(found))
    print(f"{len(found)} of {len(pages)} pages are questions for a function or a class; the others:")
    for why, count in bad.most_common(12):
        print(f"{count:>6}  {why}")
    return found


def solutions(folder, options):
    """The published solutions of a question, those first that become models first."""
    wanted = options.languages.split(",")
    named = []
    for path in Path(folder).iterdir():
        match = re.fullmatch(r"Solution(\d*)\.(\w+)", path.name)
        if match and match[2] in wanted:
            named.append((int(match[1] or 1), MODELS.index(match[2]), path))
    named.sort()
    counts, chosen = collections.Counter(), []
    for _, rank, path in named:
        counts[rank] += 1
        if counts[rank] <= options.each:
            chosen.append(path)
    return chosen


def entry_files(folder, names=PROGRAMS):
    """The files of an entry, by name."""
    if not folder.is_dir():
        return {}
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name.startswith(names)}


def oracle_lines(text):
    """The bounds of an oracle: the indented lines of its head below `# oracle:`."""
    below = text.split("# oracle:\n", 1)[-1].splitlines()
    return list(itertools.takewhile(lambda line: line.startswith("#   "), below))


def nearest(name, text, published):
    """The published solution that a program is too near to, with the share of its tokens that stand there in the same order."""
    comment = r"#.*" if name.endswith(".py") else r"//.*"
    shape = lambda tokens: ["name" if re.match("[A-Za-z_]", token) else token for token in tokens]
    tokens = lambda text: TOKEN.findall(re.sub(comment, "", text))
    own = tokens(text)
    for path in published if len(own) > TOKENS else []:
        if path.suffix == Path(name).suffix:
            theirs = tokens(path.read_text())
            for one, other, most in (own, theirs, SAME_TOKENS), (shape(own), shape(theirs), SAME_SHAPE):
                blocks = difflib.SequenceMatcher(None, one, other, False).get_matching_blocks()
                share = sum(block.size for block in blocks) / len(one)
                if share > most:
                    return f"{name}: {share:.2f} of its tokens stand in {path.name}"
    return None


def digest(files):
    """One digest of all files of an entry: what the test of the bank computes too."""
    whole = hashlib.sha256()
    for name, data in sorted(files.items()):
        whole.update(f"{name} {len(data)}\n".encode() + data)
    return whole.hexdigest()[:16]


class Trial:
    """One question in a collection of its own."""

    def __init__(self, options, slug, folder):
        self.options, self.slug = options, slug
        self.root = options.work / "tried" / slug
        self.folder, self.solutions = folder, solutions(folder, options)
        imported = options.work / "problems" / slug
        self.files = entry_files(options.bank / slug)
        self.answers = entry_files(options.bank / slug, ANSWERS)
        self.is_entry = bool(self.files)
        if not self.is_entry:
            self.files = {"spec.yaml": (imported / "spec.yaml").read_bytes()}
        self.row = {"slug": slug, "digest": digest(self.files), "entry": self.is_entry, "left": [], "fault": None, "message": None,
                    "answers": digest(self.answers) if self.answers else "-", "compared": 0}

    def resume(self, known):
        """What an earlier trial of the same programs has compared need not be compared again."""
        if known and not known["fault"] and (known["digest"], known["answers"]) == (self.row["digest"], self.row["answers"]):
            self.row["compared"] = known["compared"]

    def key(self):
        return [self.slug, self.row["digest"], self.row["answers"], [path.name for path in self.solutions], self.options.search]

    def run(self):
        self.row["key"] = self.key()
        spec = self.files["spec.yaml"].decode()
        self.row["left"] = left(spec)
        problem = self.root / "problems" / self.slug
        shutil.rmtree(self.root, ignore_errors=True)
        (problem / "submissions/accepted").mkdir(parents=True)
        (problem / "submissions/draft").mkdir()
        for name, data in self.files.items():
            (problem / name).write_bytes(data)
        (problem / "statement.md").write_text("See its page.\n")
        try:
            self.answered(problem, spec) if self.answers else self.judge(problem, spec)
        finally:
            shutil.rmtree(self.root, ignore_errors=True)
        return self.row

    def answered(self, problem, spec):
        """The reference against the oracle, then every solution against the reference."""
        published = [path for path in Path(self.folder).iterdir() if path.name.startswith("Solution")]
        for name, data in self.answers.items():
            if near := nearest(name, data.decode(), published):
                return self.fault("near a published solution", near)
        for name, data in self.answers.items():
            (problem / "submissions/accepted" / name).write_bytes(data)
        reference = next(name for name in self.answers if name.startswith("reference."))
        oracle = next(name for name in self.answers if name.startswith("oracle."))
        bounds = "".join(f"    {line[4:]}\n" for line in oracle_lines(self.answers[oracle].decode()))
        # Where it is slow it is not asked.
        (problem / "submissions/time_limit_exceeded").mkdir()
        answer, slow = (problem / "submissions/accepted" / name for name in (reference, oracle))
        slow.rename(problem / "submissions/time_limit_exceeded" / oracle)
        # Its bounds narrow the inputs where there is no model.
        spec += f"oracle:\n  submission: time_limit_exceeded/{oracle}\n  constraints: |\n{bounds}"
        (problem / "spec.yaml").write_text(spec)
        for time in () if self.row["compared"] else (self.options.box, 4 * self.options.box):
            done = self.command("stress", str(answer), "--time", str(time))
            found = parsed(done)
            self.row["compared"] = found.get("cases") or 0
            if done.returncode != 0:
                return self.fault("reference and oracle differ", json.dumps(found.get("countercase")) + done.stderr)
            if self.row["compared"] >= COMPARED or found.get("exhausted"):
                break
        (problem / "spec.yaml").write_text(f"{spec}model: accepted/{reference}\n")
        if not self.made():
            return
        self.row.update(verdicts={}, inputs=self.row["cases"])
        for path in self.solutions:
            file = problem / "submissions/draft" / path.name
            shutil.copy(path, file)
            self.searched(path.name, file)

    def made(self):
        """Whether the cases are there."""
        made = self.command("gen", self.slug)
        result = (parsed(made).get("results") or [{}])[0]
        self.row.update(cases=result.get("cases") or 0, set_aside=result.get("set_aside") or 0)
        if made.returncode != 0 or not self.row["cases"]:
            self.fault(of_gen(made), made.stderr)
        elif self.row["set_aside"]:
            self.fault("inputs are set aside", made.stderr)
        return not self.row["fault"]

    def judge(self, problem, spec):
        broken, made = [], None
        for path in self.solutions:
            shutil.copy(path, problem / "submissions/accepted")
        for path in self.solutions:
            (problem / "spec.yaml").write_text(f"{spec}model: accepted/{path.name}\n")
            made = self.command("gen", self.slug)
            if made.returncode == 0 or "cannot be built" not in made.stderr or path.name not in made.stderr:
                break
            broken.append(path.name)
            (problem / "submissions/accepted" / path.name).unlink()
        if made is None:
            return self.fault("no solution in a language that is judged", "")
        self.row.update(broken=broken)
        if not self.made():
            return None
        # No case is made on which two of them disagree or one crashes.
        names = sorted(path.name for path in (problem / "submissions/accepted").iterdir())
        self.row.update(verdicts=dict.fromkeys(names, "accepted"), inputs=self.row["cases"])
        for name in names[1:] if self.options.search else []:
            self.searched(name, problem / "submissions/accepted" / name)

    def searched(self, name, file):
        """Judges a solution on the cases and on more inputs."""
        done = self.command("judge", self.slug, str(file), "--search", str(self.options.search))
        row = (parsed(done).get("results") or [{}])[0]
        verdict = self.row["verdicts"][name] = row.get("verdict") or row.get("skipped") or "undecided"
        self.row["inputs"] = max(self.row["inputs"], self.row["cases"] + ((row.get("search") or {}).get("inputs") or 0))
        if not row:
            self.fault("judge fails", done.stderr)
        elif verdict != "accepted":
            failure = row.get("first_failure") or row.get("doubtful") or {}
            found = (row.get("search") or {}).get("countercase") or {}
            self.row.setdefault("refused", {})[name] = [verdict, failure, found]
            if not self.row["fault"]:
                self.fault("a published solution is refused" if row.get("verdict") else "undecided", f"{name}: {verdict}: {json.dumps(failure)}")

    def command(self, *words):
        command = [self.options.ojkit, "--format", "json", "--jobs", "1", "--root", self.root, *words]
        environment = dict(os.environ, OJKIT_CACHE_DIR=str(self.options.work / "cache"))
        try:
            return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment,
                                  timeout=self.options.seconds, cwd=self.root)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, -1, "", f"`{' '.join(words)}` did not end in {self.options.seconds} s")

    def fault(self, kind, message):
        self.row.update(fault=kind, message=message[:1500])


def parsed(done):
    try:
        return json.loads(done.stdout)
    except ValueError:
        return {}


def of_gen(done):
    kinds = [("did not end", "timeout"), ("contradicts", "the model contradicts an example"), ("gives no answer", "a solution gives no answer"),
             ("disagree", "solutions disagree"), ("cannot be built", "nothing compiles")]
    return next((kind for words, kind in kinds if words in done.stderr), "no case")


def left(spec):
    """What a spec leaves for a person."""
    found = []
    if "\nunchecked: |" in spec:
        block = spec.split("\nunchecked: |\n", 1)[1]
        found += [f"unchecked: {line.strip()}" for line in block.split("\n") if line.startswith("  ")][:9]
    if re.search(r"^checker: unwritten", spec, re.M):
        found.append("checker: unwritten")
    return found


def rows(options):
    path = options.work / "rows.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    latest = {}
    for line in lines:
        try:
            row = json.loads(line)
        except ValueError:
            continue
        latest[row["slug"]] = row
    return latest


def is_done(row):
    return not row["fault"] and not row["left"] and all(one == "accepted" for one in row["verdicts"].values())


def add(options, found):
    added = 0
    for row in found.values():
        folder = options.bank / row["slug"]
        if is_done(row) and not folder.exists():
            folder.mkdir(parents=True)
            shutil.copy(options.work / "problems" / row["slug"] / "spec.yaml", folder / "spec.yaml")
            added += 1
    print(f"{added} entries added")


def state(options, found):
    """An entry that was tried as it is gets its line, or keeps an earlier one; a line of one that was changed since goes."""
    kit = subprocess.run([options.ojkit, "--version"], capture_output=True, text=True).stdout.split()[1]
    lines, path = [HEAD], options.bank / "state.tsv"
    earlier = {tuple(line.split("\t")[:2]): line for line in path.read_text().splitlines(keepends=True)} if path.exists() else {}
    for folder in sorted(path for path in options.bank.iterdir() if (path / "spec.yaml").is_file()):
        row, now, programs = found.get(folder.name), digest(entry_files(folder)), entry_files(folder, ANSWERS)
        answers = digest(programs) if programs else "-"
        # A published solution that is wrong says nothing against a reference.
        is_sound = row and (not row["fault"] or programs and row["fault"] == "a published solution is refused")
        if is_sound and (row["digest"], row["answers"]) == (now, answers):
            accepted = [name for name, verdict in row["verdicts"].items() if verdict == "accepted"]
            languages = ",".join(sorted({name.rsplit(".", 1)[-1] for name in accepted})) or "-"
            tried = f"{kit}\t{len(accepted)}\t{languages}\t{row['inputs']}"
            before = earlier.get((folder.name, now), "").split("\t")[2:6]
            # What solutions were tried on it before stays true.
            tried = "\t".join(before) if not accepted and before[1:2] > ["0"] else tried
            lines.append(f"{folder.name}\t{now}\t{tried}\t{answers}\t{row['compared']}\n")
        else:
            old = earlier.get((folder.name, now), f"{folder.name}\t{now}\t-\t0\t-\t0").rstrip("\n").split("\t")
            compared = old[7:] if old[6:7] == [answers] else ["0"]
            lines.append("\t".join([*old[:6], answers, *compared]) + "\n")
    path.write_text("".join(lines))
    rows_of = [line.split("\t") for line in lines[1:]]
    print(f"{sum(row[5] != '0' for row in rows_of)} of {len(rows_of)} entries were tried as they are, {sum(row[7].strip() != '0' for row in rows_of)} with a reference")


def summary(found):
    kinds = collections.defaultdict(list)
    for slug, row in sorted(found.items()):
        kinds[row["fault"] or ("left: " + row["left"][0].split(":")[0] if row["left"] else "nothing is left")].append(slug)
    for kind, slugs in sorted(kinds.items(), key=lambda item: -len(item[1])):
        shown = "" if kind == "nothing is left" else ", ".join(slugs[:12])
        print(f"{len(slugs):>6}  {100 * len(slugs) / len(found):5.1f} %  {kind:<36} {shown}")
    verdicts = collections.Counter((name.rsplit(".", 1)[-1], verdict) for row in found.values() for name, verdict in row.get("verdicts", {}).items())
    for (language, verdict), count in sorted(verdicts.items()):
        print(f"{count:>6}  {language:<5} {verdict}")


def main():
    options = arguments()
    if not options.summary:
        named = questions(options)
        only = set(filter(None, options.only.split(",")))
        number = lambda folder: str(int(Path(folder).name.split(".")[0]))
        chosen = [(slug, folder) for slug, folder in sorted(named.items(), key=lambda item: item[1])
                  if not only or slug in only or number(folder) in only]
        first, parts = map(int, options.part.split("/"))
        known = rows(options)
        trials = [Trial(options, slug, folder) for slug, folder in chosen[first - 1::parts]]
        for trial in trials:
            trial.resume(known.get(trial.slug))
        trials = [trial for trial in trials if known.get(trial.slug, {}).get("key") != trial.key()]
        lock = threading.Lock()
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool, open(options.work / "rows.jsonl", "a") as out:
            def go(trial):
                row = trial.run()
                with lock:
                    out.write(json.dumps(row) + "\n")
                    out.flush()
            for count, _ in enumerate(pool.map(go, trials), 1):
                if count % 100 == 0:
                    print(f"{count} of {len(trials)}", file=sys.stderr, flush=True)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        print(f"{len(trials)} questions tried, {used.ru_utime + used.ru_stime:.0f} s of CPU")
    found = rows(options)
    if options.add:
        add(options, found)
    if options.state:
        state(options, found)
    if found:
        summary(found)


if __name__ == "__main__":
    main()
