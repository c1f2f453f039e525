#!/usr/bin/env python3
"""Tests of a public data set, held against the entries of the bank: which inputs the questions themselves forbid.

    benches/zoo.py DATA.jsonl... [--print] [--bank bank] [--ojkit target/release/ojkit] [--zoo zoo] [--work DIR]

DATA are the unpacked files of newfacade/LeetCodeDataset: a question a line, whose tests stand in `input_output`. Each question that the bank has
becomes a problem of a collection in DIR, with the tests as its examples, and `ojkit check` says which of them break a line. The findings go to
zoo/leetcode-dataset.tsv, a question a line with its smallest such input; docs/found.md is written from there.
"""

import argparse
import ast
import collections
import json
import re
import shutil
import subprocess
from pathlib import Path

HEAD = "question\ttests\terrors\tillegal\tline\twhy\tsmallest\n"
# What the text of a page must not be broken by.
SHOWN = 160


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("data", nargs="*", type=Path)
    parser.add_argument("--print", action="store_true", help="print the findings, and write neither table nor page")
    parser.add_argument("--bank", type=Path, default=Path("bank"))
    parser.add_argument("--ojkit", type=Path, default=Path("target/release/ojkit"))
    parser.add_argument("--zoo", type=Path, default=Path("zoo"))
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    parser.add_argument("--work", type=Path, default=Path("target/zoo"))
    return parser.parse_args()


def tests(line):
    """The name of a question, and its tests: values by parameter, and the output as text; nothing where a test cannot be read."""
    row = json.loads(line)
    pairs = row.get("input_output") or []
    if isinstance(pairs, str):
        pairs = ast.literal_eval(pairs)
    return row["task_id"].strip().lower(), [(values(pair["input"]), str(pair["output"])) for pair in pairs]


def values(text):
    """`n = 7, queries = [[0, 5]]` as values by name."""
    # Words in quotes are texts.
    names = {"null": "None", "true": "True", "false": "False"}
    words = r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\b(?:null|true|false)\b"
    text = re.sub(words, lambda found: names.get(found[0], found[0]), text)
    try:
        call = ast.parse(f"f({text})", mode="eval").body
        named = {one.arg: ast.literal_eval(one.value) for one in call.keywords}
        json.dumps(named)
        return named
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        return None


def problem(options, slug, read):
    """The entry of a question with these tests for examples."""
    folder = options.work / "problems" / slug
    shutil.copytree(options.bank / slug, folder)
    spec = (folder / "spec.yaml").read_text()
    start = spec.index("\nexamples:\n") + len("\nexamples:\n")
    end = re.search(r"^\S", spec[start:], re.M)
    returns = re.search(r"^returns: \"?([^\"\n]*)", spec, re.M)[1]
    # What is said of inputs needs an output of the right type, whichever.
    output = {"boolean": "false", "string": '""', "character": "a", "integer": "0", "long": "0", "double": "0.0"}.get(returns, "[]")
    lines = []
    for named, _ in read:
        shown = ", ".join(f"{name}: {json.dumps(value)}" for name, value in named.items())
        lines.append(f"  - input: {{ {shown} }}\n    output: {output}\n")
    (folder / "spec.yaml").write_text(spec[:start] + "".join(lines) + (spec[start + end.start():] if end else ""))
    (folder / "statement.md").write_text("See its page.\n")


def gather(options):
    """Every question that the bank has, as a problem: its tests, those that can be read, and how many give an error as the answer."""
    shutil.rmtree(options.work, ignore_errors=True)
    (options.work / "problems").mkdir(parents=True)
    all_tests = {}
    for file in options.data:
        for line in file.open():
            slug, pairs = tests(line)
            entry = options.bank / slug / "spec.yaml"
            if slug in all_tests or not pairs or not entry.exists() or re.search(r"^(class|call):", entry.read_text(), re.M):
                continue
            read = [pair for pair in pairs if pair[0] is not None]
            all_tests[slug] = (len(pairs), read, sum(output.startswith("Error") for _, output in pairs))
            problem(options, slug, read)
    return all_tests


def findings(options, all_tests):
    """The rows of the table: questions with tests that break a line."""
    command = [options.ojkit.resolve(), "--root", options.work, "--format", "json", "check"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    illegal = collections.defaultdict(dict)
    for diagnostic in json.loads(done.stdout)["diagnostics"]:
        found = re.match(r"example (\d+) breaks a constraint: (.*)", diagnostic["message"], re.S)
        # What breaks no line of the question, as a tree with missing children at its end, may be another notation.
        rule = re.match(r"constraint: (.*) \(.*:\d+\)$", diagnostic["help"])
        if found and rule and diagnostic["severity"] == "error":
            illegal[Path(diagnostic["path"]).parent.name].setdefault(int(found[1]), (found[2], rule[1]))
    rows = []
    for slug, (count, read, errors) in sorted(all_tests.items()):
        if slug in illegal:
            text = lambda number: "; ".join(f"{name} = {json.dumps(value)}" for name, value in read[number - 1][0].items())
            number = min(illegal[slug], key=lambda number: (len(text(number)), number))
            why, rule = illegal[slug][number]
            rows.append([slug, count, errors, len(illegal[slug]), rule, why, text(number)])
    return rows


def page(options):
    """docs/found.md, from the table."""
    lines = (options.zoo / "leetcode-dataset.tsv").read_text().splitlines()
    about = dict(re.findall(r"(\w+)=(\d+)", lines[0]))
    rows = [line.split("\t") for line in lines[2:]]
    shown = sorted((row for row in rows if len(row[6]) <= 60), key=lambda row: -int(row[3]))[:20]
    text = (options.docs / "found.md").read_text()
    start, end = text.index("<!-- leetcode-dataset -->"), text.index("<!-- end -->")
    table = ["| question | illegal tests | the line | its smallest such input |", "|---|---|---|---|"]
    for slug, count, _, bad, rule, _, smallest in shown:
        code = lambda text: "`" + text.replace("|", "\\|") + "`"
        table.append(f"| {slug} | {bad} of {count} | {code(rule)} | {code(smallest)} |")
    illegal = sum(int(row[3]) for row in rows)
    said = (f"Of {about['tests']} tests of {about['questions']} questions, {illegal} ({100 * illegal / int(about['tests']):.1f} %), in {len(rows)} "
            f"questions, have inputs that the question's own constraints forbid; {about['errors']} tests keep an error text as the expected output.")
    (options.docs / "found.md").write_text(text[:start] + "<!-- leetcode-dataset -->\n" + wrapped(said) + "\n\n" + "\n".join(table) + "\n" + text[end:])


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
    if options.data:
        all_tests = gather(options)
        rows = findings(options, all_tests)
        count = sum(count for count, _, _ in all_tests.values())
        errors = sum(errors for _, _, errors in all_tests.values())
        print(f"{len(rows)} of {len(all_tests)} questions have illegal tests: {sum(row[3] for row in rows)} of {count}")
        if options.print:
            print("\n".join("\t".join(map(str, row)) for row in rows))
            return
        head = f"# newfacade/LeetCodeDataset 182cd19: questions={len(all_tests)} tests={count} errors={errors}\n"
        options.zoo.mkdir(exist_ok=True)
        shorter = lambda text: text if len(text) <= SHOWN else text[:SHOWN] + "..."
        lines = ["\t".join(shorter(str(cell)).replace("\t", " ") for cell in row) + "\n" for row in rows]
        (options.zoo / "leetcode-dataset.tsv").write_text(head + HEAD + "".join(lines))
    page(options)


if __name__ == "__main__":
    main()
