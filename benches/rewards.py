#!/usr/bin/env python3
"""Ways in which a code reward misjudges: two programs each, one right and one wrong, given to public reward functions and to ojkit.

    benches/rewards.py CHECKOUTS --python PYTHON [--only WAY...] [--kits KIT...] [--ojkit target/release/ojkit] [--print]
    benches/rewards.py CHECKOUTS --install
    benches/rewards.py

CHECKOUTS is a folder with a checkout of each kit (names and versions: KITS below), and PYTHON an interpreter that has the packages that they import;
--install makes one in CHECKOUTS/venv. `reward_ways.py` has the programs, and `reward_kits.py` calls the kits' own code. A way that a kit does not
show is not in its table. The programs are ours and harmless, but the kits run them unconfined.

Written are zoo/code-rewards.tsv, a row for a way and a kit, zoo/code-blocks.tsv, which block each kit takes from an answer, and from both the tables
of docs/code-rewards.md; without CHECKOUTS, only the page is written. A run takes 15 minutes, half of them in programs that import pandas.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import reward_kits
import reward_ways

FENCE = reward_kits.FENCE
# The repository of a kit, its commit, the date of the commit, the folder of its checkout, what is called, and where the files are that decide.
KITS = {
    "verl": ("verl-project/verl", "1dda039", "2026-08-22", "verl", "`default_compute_score` for `codecontests`: verl's own checker",
             "verl/utils/reward_score/"),
    "verl-sandbox": ("verl-project/verl", "1dda039", "2026-08-22", "verl", "the same with a URL of SandboxFusion, which runs here",
                     "verl/utils/reward_score/"),
    "SandboxFusion": ("bytedance/SandboxFusion", "469de08", "2026-07-14", "SandboxFusion", "`/submit` of `CommonOJDataset`, `AutoEvalDataset`",
                      "sandbox/"),
    "open-r1": ("huggingface/open-r1", "1416fa0", "2026-04-02", "open-r1", "`code_reward` with its E2B provider", "src/open_r1/"),
    "verifiers": ("PrimeIntellect-ai/verifiers", "a60a606", "2026-08-21", "verifiers", "`CPRubric` of its older environments",
                  "verifiers/legacy/envs/experimental/composable/tasksets/cp/"),
    "rllm": ("rllm-org/rllm", "9beb6e0", "2026-08-15", "rllm", "`RewardCodeFn` for `apps`", "rllm/rewards/"),
    "LiveCodeBench": ("LiveCodeBench/LiveCodeBench", "28fef95", "2025-07-15", "LiveCodeBench", "`check_correctness`", "lcb_runner/evaluation/"),
    "NeMo-Gym": ("NVIDIA-NeMo/Gym", "07d6b0d", "2026-08-22", "NeMo-Gym", "`verify` of the server `code_gen`", "resources_servers/code_gen/"),
}
HEAD = "way\tkit\tversion\tdate\tplace\teffect\tright\twrong\tojkit right\tojkit wrong\n"
PAYS, REFUSES, BOTH = "pays the wrong program", "refuses the right program", "refuses right, pays wrong"

# What takes a block from an answer.
TAKE = [*(kit for kit in KITS if kit != "verifiers"), "ojkit_judge"]
BLOCKS_HEAD = "answer\t" + "\t".join(TAKE) + "\n"
ONE, TWO = f"{FENCE}python\none\n{FENCE}\n", f"{FENCE}python\ntwo\n{FENCE}\n"
# Answers from which a block of code is taken: what is said of each, and the text after a word before it.
ANSWERS = {
    "one block": ONE,
    "two blocks": f"{ONE}then\n{TWO}",
    "a block, then one without a tag": f"{ONE}prints\n{FENCE}\ntwo\n{FENCE}\n",
    "a block without a tag, then one": f"{FENCE}\none\n{FENCE}\nso\n{TWO}",
    "a block of shell, then one": f"{FENCE}bash\none\n{FENCE}\nso\n{TWO}",
    "a block, then one of shell": f"{ONE}run\n{FENCE}bash\ntwo\n{FENCE}\n",
    "no tag": f"{FENCE}\none\n{FENCE}\n",
    "the tag `py`": f"{FENCE}py\none\n{FENCE}\n",
    "the tag `Python`": f"{FENCE}Python\none\n{FENCE}\n",
    "the tag `python3`": f"{FENCE}python3\none\n{FENCE}\n",
    "no fence": "one = 1\n",
    "no fence, a function": "def one():\n    return 1\n",
    "a fence that is not closed": f"{FENCE}python\none\n",
    "a block in its thoughts, then one": f"<think>\n{ONE}</think>\n{TWO}",
    "a block in its thoughts alone": f"<think>\n{ONE}</think>\nDone\n",
    "a fence after text": f"Answer: {FENCE}python\none\n{FENCE}\nIt is short.\n",
    "a fence in a tag": f"<answer>{FENCE}python\none\n{FENCE}</answer>\n",
    "a fence, then `<|im_end|>`": f"{FENCE}python\none\n{FENCE}<|im_end|>\n",
    "a fence with an indent": f"1. Text\n\n    {FENCE}python\n    one\n    {FENCE}\nIt is short.\n",
    "a quoted fence": f"> {FENCE}python\n> one\n> {FENCE}\n",
    "the tag `python:main.py`": f"{FENCE}python:main.py\none\n{FENCE}\n",
    "the tag `python3.11`": f"{FENCE}python3.11\none\n{FENCE}\n",
    "a block, then an empty one": f"{ONE}then\n{FENCE}python\n{FENCE}\n",
    "no tag, then output": f"{FENCE}\none()\n{FENCE}\nprints\n{FENCE}\ntwo\n{FENCE}\n",
    "a fence inside a string": f"{FENCE}python\none = '{FENCE}'\ntwo\n{FENCE}\n",
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkouts", nargs="?", type=Path)
    parser.add_argument("--python", type=Path, help="an interpreter with the packages [default: CHECKOUTS/venv/bin/python]")
    parser.add_argument("--install", action="store_true", help="make CHECKOUTS/venv, and end")
    parser.add_argument("--only", nargs="+", metavar="WAY", help="no other ways; prints instead of writing")
    parser.add_argument("--kits", nargs="+", metavar="KIT", default=list(KITS), help="no other kits; prints instead of writing")
    parser.add_argument("--blocks", action="store_true", help="try only which block each kit takes from an answer")
    parser.add_argument("--print", action="store_true", help="print the table, and write nothing")
    parser.add_argument("--ojkit", type=Path, default=Path("target/release/ojkit"))
    parser.add_argument("--zoo", type=Path, default=Path("zoo"))
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    return parser.parse_args()


def install(checkouts):
    venv = checkouts / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin/pip", "install", "--quiet", *reward_kits.PACKAGES], check=True)


def of_pinned_version(checkouts, kit):
    """Whether the checkout of a kit is the version of the table, whose lines the places name."""
    version, folder = KITS[kit][1], KITS[kit][3]
    asked = ["git", "-C", checkouts / folder, "rev-parse", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True).stdout.startswith(version)


def own_row(checkouts, kit):
    """The cases of the row that a kit shows as its example."""
    if kit == "open-r1":
        page = (checkouts / "open-r1/README.md").read_text()
        found = re.search(r'"input": ("\d.*"),\n\s*"output": (".*"),\n', page)
        return [[json.loads(found[1]), json.loads(found[2])]]
    with (checkouts / "NeMo-Gym/resources_servers/code_gen/data/example.jsonl").open() as rows:
        tests = json.loads(rows.readline())["verifier_metadata"]["unit_tests"]
    return [list(case) for case in zip(tests["inputs"], tests["outputs"])]


def job(checkouts, way, kit, code):
    """What a kit gets of a program, or nothing where the question is not for it."""
    question = reward_ways.QUESTIONS[way.question]
    given = {"kind": "function" if question.function else "stdin", "code": code, "cases": question.for_kits(), "name": question.function}
    options = {**way.options.get("", {}), **way.options.get(kit, {})}
    given.update({key: value for key, value in options.items() if key not in ("outputs", "split", "compact", "bare", "own")})
    if "outputs" in options:
        given["cases"] = [[text, out if number < options["outputs"] else None] for number, (text, out) in enumerate(given["cases"])]
    if "own" in options:
        given["cases"] = own_row(checkouts, kit)
    if "bare" in options:
        given["cases"] = [[text.rstrip("\n"), out] for text, out in given["cases"]]
    if "compact" in options:
        given["cases"] = [[text, json.dumps(json.loads(out), separators=(",", ":"))] for text, out in given["cases"]]
    if "split" in options:
        given["cases"] = [[text, out.splitlines()] for text, out in given["cases"]]
    return given


def asked(options, kit, jobs):
    """The results of a kit for jobs, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "jobs.json", Path(folder) / "results.json"
        before.write_text(json.dumps(jobs))
        adapter = Path(__file__).parent / "reward_kits.py"
        # Programs that kits put into the folder of temporary files find the modules there before Python's own.
        apart = {**os.environ, "TMPDIR": folder}
        done = subprocess.run([options.python, adapter, kit, options.checkouts, before, after], stdin=subprocess.DEVNULL, env=apart)
        found = json.loads(after.read_text()) if after.exists() else []
        if done.returncode != 0 or len(found) < len(jobs):
            raise SystemExit(f"{kit}: the adapter ended with code {done.returncode} after {len(found)} of {len(jobs)} programs")
        return found


def by_ojkit(options, ways):
    """The verdicts of both programs of each way, by `ojkit judge --from`."""
    with tempfile.TemporaryDirectory() as folder:
        records = []
        for way in ways:
            question = reward_ways.QUESTIONS[way.question]
            place = Path(folder) / "problems" / way.question
            (place / "submissions/accepted").mkdir(parents=True, exist_ok=True)
            (place / "spec.yaml").write_text(question.for_ojkit())
            (place / "statement.md").write_text("See the spec.\n")
            (place / "submissions/accepted/reference.py").write_text(question.reference)
            if question.checker:
                (place / "checker.py").write_text(question.checker)
            for side in ("right", "wrong"):
                record = {"id": f"{way.slug} {side}", "problem": way.question, "language": "python", "code": getattr(way, side)}
                records.append(record)
        file = Path(folder) / "records.jsonl"
        file.write_text("".join(json.dumps(record) + "\n" for record in records))
        command = [options.ojkit.resolve(), "--root", folder, "judge", "--from", file]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if len(answers) < len(records):
            raise SystemExit(f"ojkit answered {len(answers)} of {len(records)} records:\n{done.stderr}")
        return {answer["id"]: answer.get("verdict") or "no verdict" for answer in answers}


def effect(way, right, wrong):
    """What a kit does with the two programs, where it misjudges one."""
    paid = lambda result: result.get("reward") == 1.0
    refuses, pays = not paid(right) and "error" not in right, paid(wrong)
    return BOTH if refuses and pays else PAYS if pays else REFUSES if refuses else None


def shown(result):
    if "error" in result:
        return "an error"
    reward = result.get("reward")
    return f"{float(reward):.2f}".rstrip("0").rstrip(".") if reward is not None else "-"


def compare(options, ways):
    """A row for each way and kit that shows it."""
    verdicts = by_ojkit(options, ways)
    results = {}
    for kit in options.kits:
        fitting = [way for way in ways if not way.only or kit in way.only]
        found = asked(options, kit, [job(options.checkouts, way, kit, code) for way in fitting for code in (way.right, way.wrong)])
        results.update({(way.slug, kit): found[2 * number:2 * number + 2] for number, way in enumerate(fitting)})
    rows = []
    for way in ways:
        for kit in options.kits:
            right, wrong = results.get((way.slug, kit), ({}, {}))
            what = effect(way, right, wrong) if right.get("reward") is not None else None
            if not what or way.shows not in (what, "") and what != BOTH:
                if kit in way.places:
                    print(f"{way.slug}: {kit} does not show it: {right}, {wrong}", file=sys.stderr)
                if "error" in right or "error" in wrong:
                    print(f"{way.slug}: {kit}: {right}, {wrong}", file=sys.stderr)
                continue
            if kit not in way.places:
                print(f"{way.slug}: {kit} shows it, and no line is known: {right}, {wrong}", file=sys.stderr)
            rows.append([way.slug, kit, KITS[kit][1], KITS[kit][2], way.places.get(kit, ""), what, shown(right), shown(wrong),
                         verdicts[f"{way.slug} right"], verdicts[f"{way.slug} wrong"]])
    return rows


def blocks(options):
    """Which block each kit takes from each answer: `one`, `two`, nothing, or something else."""
    jobs = [{"kind": "extract", "text": f"Text\n{text}"} for text in ANSWERS.values()]
    found = {kit: asked(options, kit, jobs) for kit in TAKE}
    return [[name, *(block(found[kit][number]) for kit in TAKE)] for number, name in enumerate(ANSWERS)]


def block(result):
    if "code" not in result:
        return "an error"
    code = (result["code"] or "").strip()
    return code.replace("\n", " / ") if code else "nothing"


def page(options):
    """docs/code-rewards.md, each block from its table."""
    place = options.docs / "code-rewards.md"
    found = [line.split("\t") for line in (options.zoo / "code-rewards.tsv").read_text().splitlines()[1:]]
    written = {"kits": kits_block, "counts": lambda: counts_block(found), "paid": lambda: ways_block(found, (PAYS, BOTH)),
               "refused": lambda: ways_block(found, (REFUSES,)), "blocks": lambda: blocks_block(options)}
    block = re.compile(r"<!-- ([\w-]+) -->\n.*?<!-- end -->", re.S)
    place.write_text(block.sub(lambda found: f"<!-- {found[1]} -->\n{written[found[1]]()}<!-- end -->", place.read_text()))


def table(head, rows):
    line = lambda cells: "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"
    return line(head) + "|" + "---|" * len(head) + "\n" + "".join(map(line, rows))


def kits_block():
    rows = [[kit, f"`{repository}`", f"{version}, {date}", called, f"`{below}`"] for kit, (repository, version, date, _, called, below) in KITS.items()]
    return table(["kit", "repository", "version", "what is called", "files are below"], rows)


def counts_block(found):
    ways, kits = {row[0] for row in found}, {row[1] for row in found}
    paid = {row[0] for row in found if row[5] in (PAYS, BOTH)}
    refused = {row[0] for row in found if row[5] in (REFUSES, BOTH)}
    right = sum(row[8] == "accepted" for row in found)
    wrong = sum(row[9] not in ("accepted", "no verdict") for row in found)
    said = (f"{len(ways)} ways were shown, {len(found)} times in {len(kits)} reward functions: in {len(paid)} a wrong program gets the full reward, in "
            f"{len(refused)} a right program does not get it. `ojkit judge` accepts the right program in {right} of these {len(found)} rows, and refuses "
            f"the wrong one in {wrong}.")
    return wrapped(said) + "\n"


def ways_block(found, effects):
    rows, last = [], None
    for way in reward_ways.WAYS:
        for slug, kit, _, _, place, what, right, wrong, *_ in found:
            if slug != way.slug or what not in effects:
                continue
            said = f"**{way.title}** {way.note}".strip() if last != slug else ""
            rows.append([said, kit, lines_of(kit, place), right, wrong])
            last = slug
    return table(["what happens", "kit", "file and line", "right program", "wrong program"], rows)


def lines_of(kit, place):
    """The places of a row as code, below the folder of the kit."""
    below = KITS[kit][5]
    return "; ".join(f"`{one.removeprefix(below)}`" if ":" in one else one for one in place.split("; "))


def blocks_block(options):
    head, *rows = [line.split("\t") for line in (options.zoo / "code-blocks.tsv").read_text().splitlines()]
    # Marks of code that hold such marks are longer ones.
    mark = lambda cell: "````" if "`" in cell else "`"
    code = lambda cell: cell if cell in ("nothing", "an error") else f"{mark(cell)}{cell}{mark(cell)}"
    return table(head, [[name, *map(code, cells)] for name, *cells in rows])


def wrapped(text):
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) + 1 > 150:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return "\n".join([*lines, line])


def main():
    options = arguments()
    if options.checkouts and options.install:
        return install(options.checkouts)
    if options.checkouts:
        options.python = options.python or options.checkouts / "venv/bin/python"
        for kit in options.kits:
            if not of_pinned_version(options.checkouts, kit):
                raise SystemExit(f"{options.checkouts / KITS[kit][3]} is not {KITS[kit][0]} {KITS[kit][1]}: check it out there")
        line = lambda row: "\t".join(row) + "\n"
        if options.blocks:
            (options.zoo / "code-blocks.tsv").write_text(BLOCKS_HEAD + "".join(map(line, blocks(options))))
            return page(options)
        ways = [way for way in reward_ways.WAYS if not options.only or way.slug in options.only]
        rows = compare(options, ways)
        if options.print or options.only or options.kits != list(KITS):
            print(HEAD + "".join(map(line, rows)), end="")
            return None
        (options.zoo / "code-rewards.tsv").write_text(HEAD + "".join(map(line, rows)))
        (options.zoo / "code-blocks.tsv").write_text(BLOCKS_HEAD + "".join(map(line, blocks(options))))
    page(options)
    return None


if __name__ == "__main__":
    main()
