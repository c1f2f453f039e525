#!/usr/bin/env python3
"""Tests of a public data set, held against the entries of the bank: inputs that the questions forbid, and outputs that are no answers.

    benches/zoo.py DATA.jsonl... [--only QUESTION...] [--print] [--solutions DOOCS] [--bank bank] [--ojkit target/release/ojkit] [--zoo zoo]
    benches/zoo.py --audited SET VERSION DATE AUDIT.json
    benches/zoo.py

DATA are the unpacked files of newfacade/LeetCodeDataset: a question a line, whose tests stand in `input_output`. Each question that the bank has
becomes a problem of a collection in --work, with the tests as its examples.

`ojkit check` says which of them break a line: zoo/leetcode-dataset.tsv, a question a line with its smallest such input. Of the others, validators of
entries refuse some, and some keep the text of an error for an answer: zoo/leetcode-outputs.tsv. DOOCS is the folder `solution` of doocs/leetcode,
whose programs in Python give the answers instead; without it, and of questions that DATA does not have, the rows of the earlier table stay.

--audited takes what `ojkit audit ROWS.jsonl --format json` printed of a set, and writes its sums as a row of zoo/audits.tsv.

docs/found.md is written from all tables in zoo/; without DATA and --audited, that is all that is done.
"""

import argparse
import ast
import collections
import dataclasses
import json
import re
import shutil
import subprocess
from pathlib import Path

SOURCE = "newfacade/LeetCodeDataset 182cd19"
HEAD = "question\ttests\terrors\tillegal\tline\twhy\tsmallest\n"
OUTPUTS_HEAD = "problem\tkind\twhere\twhat\tinput\tstate\n"
# What the text of a page must not be broken by.
SHOWN = 160
# How many rows of a kind the page shows, and how long their inputs may be; the same of questions with illegal tests.
ROWS, WIDE = 12, 80
QUESTIONS, NARROW = 10, 60
AUDITS_HEAD = "set\tversion\tdate\trows\taudited\ttests\tunread\tillegal\twrong\tseveral\tunanswered\ttried\tsurvivors\tweak\n"
# What the data set's own program said instead of an answer.
NO_ANSWER = re.compile(r"Error|Execution timed out")
# An entry's keys on which its constraints do not rest.
BESIDE = ("validator", "generators", "outputs", "groups", "unchecked", "promises")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("data", nargs="*", type=Path)
    parser.add_argument("--only", nargs="+", metavar="QUESTION", help="no other questions; writes neither tables nor page")
    parser.add_argument("--print", action="store_true", help="print the findings, and write neither tables nor page")
    parser.add_argument("--audited", nargs=4, metavar=("SET", "VERSION", "DATE", "AUDIT"), help="what `ojkit audit` printed of a set")
    parser.add_argument("--solutions", type=Path, metavar="DOOCS", help="the folder `solution` of doocs/leetcode")
    parser.add_argument("--bank", type=Path, default=Path("bank"))
    parser.add_argument("--ojkit", type=Path, default=Path("target/release/ojkit"))
    parser.add_argument("--zoo", type=Path, default=Path("zoo"))
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    parser.add_argument("--work", type=Path, default=Path("target/zoo"))
    return parser.parse_args()


@dataclasses.dataclass
class Question:
    """The tests that can be read: values by parameter, and the output as text; and how many tests there are, and errors among their outputs."""
    spec: str
    tests: list
    count: int
    errors: int


def tests(line):
    """The name of a question, and its tests; nothing instead of values that cannot be read."""
    row = json.loads(line)
    pairs = row.get("input_output") or []
    if isinstance(pairs, str):
        pairs = ast.literal_eval(pairs)
    return row["task_id"].strip().lower(), [(values(pair["input"]), str(pair["output"])) for pair in pairs]


def values(text):
    """`n = 7, queries = [[0, 5]]` as values by name, or the one object that names them."""
    # Words in quotes are texts.
    names = {"null": "None", "true": "True", "false": "False"}
    words = r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\b(?:null|true|false)\b"
    text = re.sub(words, lambda found: names.get(found[0], found[0]), text)
    try:
        call = ast.parse(f"f({text})", mode="eval").body
        named = {one.arg: ast.literal_eval(one.value) for one in call.keywords}
        if not named and call.args and isinstance(call.args[0], ast.Dict):
            named = ast.literal_eval(call.args[0])
        json.dumps(named)
        return named
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        return None


def shown(test):
    return "; ".join(f"{name} = {json.dumps(value)}" for name, value in test[0].items())


def shorter(text, most=SHOWN):
    text = str(text).replace("\t", " ").replace("\n", " / ")
    return text if len(text) <= most else text[:most] + "..."


def ojkit(options, *words):
    command = [options.ojkit.resolve(), "--root", options.work, "--jobs", "1", "--format", "json", *words]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return json.loads(done.stdout)


def write(options, slug, question, is_simple=False):
    """The entry of a question with its tests for examples."""
    spec = question.spec
    for key in BESIDE if is_simple else ():
        spec = re.sub(rf"^{key}:.*\n(?:[ \t].*\n)*", "", spec, flags=re.M)
    start = spec.index("\nexamples:\n") + len("\nexamples:\n")
    end = re.search(r"^\S", spec[start:], re.M)
    returns = re.search(r"^returns: \"?([^\"\n]*)", spec, re.M)[1]
    # What is said of inputs needs an output of the right type, whichever.
    output = {"boolean": "false", "string": '""', "character": "a", "integer": "0", "long": "0", "double": "0.0"}.get(returns, "[]")
    lines = []
    for named, _ in question.tests:
        inputs = ", ".join(f"{name}: {json.dumps(value)}" for name, value in named.items())
        lines.append(f"  - input: {{ {inputs} }}\n    output: {output}\n")
    (options.work / "problems" / slug / "spec.yaml").write_text(spec[:start] + "".join(lines) + (spec[start + end.start():] if end else ""))


def gather(options):
    """Every question that the bank has, as a problem; and the names of all."""
    shutil.rmtree(options.work, ignore_errors=True)
    (options.work / "problems").mkdir(parents=True)
    questions, names = {}, set()
    for file in options.data:
        for line in file.open():
            slug, pairs = tests(line)
            names.add(slug)
            entry = options.bank / slug / "spec.yaml"
            if slug in questions or not pairs or not entry.exists() or options.only and slug not in options.only:
                continue
            spec = entry.read_text()
            if re.search(r"^(class|call):", spec, re.M):
                continue
            errors = sum(bool(NO_ANSWER.match(output)) for _, output in pairs)
            questions[slug] = Question(spec, [pair for pair in pairs if pair[0] is not None], len(pairs), errors)
            shutil.copytree(options.bank / slug, options.work / "problems" / slug)
            (options.work / "problems" / slug / "statement.md").write_text("See its page.\n")
            write(options, slug, questions[slug])
    return questions, names


def objections(options, questions):
    """What `ojkit check` says against tests, by question and place: why, and the line of the question that they break, if it is one."""
    found = collections.defaultdict(dict)
    for diagnostic in ojkit(options, "check")["diagnostics"]:
        slug, message = Path(diagnostic["path"]).parent.name, diagnostic["message"]
        if diagnostic["severity"] != "error" or slug not in questions:
            continue
        named = re.match(r"(?:.* of )?example (\d+)\b", message)
        above = (options.work / "problems" / slug / "spec.yaml").read_text().split("\nexamples:\n")[0].count("\n") + 3
        place = int(named[1]) - 1 if named else (diagnostic["line"] - above) // 2
        broken = re.match(r"example \d+ breaks a constraint: (.*)", message, re.S)
        # What breaks no line of the question, as a tree with missing children at its end, may be another notation.
        rule = broken and re.match(r"constraint: (.*) \(.*:\d+\)$", diagnostic["help"])
        if place not in found[slug] or rule and not found[slug][place][1]:
            found[slug][place] = (broken[1] if broken else message, rule and rule[1])
    return found


def illegal(questions, against):
    """The rows of the first table: questions with tests that break a line."""
    rows = []
    for slug, question in sorted(questions.items()):
        broken = {place: (why, rule) for place, (why, rule) in against.get(slug, {}).items() if rule}
        if broken:
            place = min(broken, key=lambda place: (len(shown(question.tests[place])), place))
            why, rule = broken[place]
            rows.append([slug, question.count, question.errors, len(broken), rule, why, shown(question.tests[place])])
    return rows


def outputs(options, questions, against):
    """The rows of the second table, of tests that break no line: those that a validator refuses, and those whose output is the text of an error."""
    asked = {slug: one for slug, one in questions.items() if one.errors and options.solutions or "\nvalidator:" in one.spec}
    for _ in range(8):
        for slug, question in asked.items():
            question.tests = [test for place, test in enumerate(question.tests) if place not in against.get(slug, {})]
            write(options, slug, question, is_simple=True)
        against = objections(options, asked)
        if not against:
            break
    rows = []
    for slug, question in sorted(asked.items()):
        files = inputs(options, slug) if question.tests else []
        refused = []
        if files and "\nvalidator:" in question.spec:
            write(options, slug, question)
            diagnostics = ojkit(options, "validate", slug, *files)["diagnostics"]
            refused = sorted({int(Path(one["path"]).stem) for one in diagnostics if one["severity"] == "error"})
        if refused:
            smallest = min((shown(question.tests[place]) for place in refused), key=lambda text: (len(text), text))
            what = f"{len(refused)} of {question.count} tests break what the question promises"
            rows.append([slug, "illegal-promise", "input_output", what, smallest, "confirmed", len(refused)])
        errors = [place for place in range(len(files)) if NO_ANSWER.match(question.tests[place][1]) and place not in refused]
        if errors and options.solutions:
            place = min(errors, key=lambda place: (files[place].stat().st_size, shown(question.tests[place])))
            if answer := published(options, slug, question, files[place]):
                what = f"{len(errors)} of {question.count} tests expect `{shorter(question.tests[place][1], 45)}`; a published program answers `{answer}`"
                rows.append([slug, "error-text", "input_output", what, shown(question.tests[place]), "confirmed", len(errors)])
    return [row[:-1] for row in sorted(rows, key=lambda row: (row[1], -row[-1]))]


def inputs(options, slug):
    """Files with the inputs of a problem's examples, in order."""
    folder = options.work / "inputs" / slug
    folder.mkdir(parents=True)
    files = []
    for case in ojkit(options, "gen", slug, "--show", "sample")["cases"]:
        files.append(folder / f"{len(files)}.in")
        files[-1].write_text(case["input"])
    return files


def published(options, slug, question, file):
    """What the published program in Python answers, if it does."""
    number = int(re.search(r"\bid: (\d+)", question.spec)[1])
    for program in options.solutions.glob(f"*/{number:04}.*/Solution.py"):
        done = ojkit(options, "run", program, "--problem", slug, "--input", file)
        return shorter(" ".join(done["output"].split()), 45)
    return ""


def unseen(options, names):
    """The rows of the earlier table of outputs that this run does not look at."""
    file = options.zoo / "leetcode-outputs.tsv"
    first, *lines = file.read_text().splitlines() if file.exists() else [""]
    rows = [line.split("\t") for line in lines[1:]] if first == f"# {SOURCE}" else []
    return [row for row in rows if row[0] not in names or row[1] == "error-text" and not options.solutions]


def page(options):
    """docs/found.md, each block from its table."""
    place = options.docs / "found.md"
    block = re.compile(r"<!-- ([\w-]+) -->\n.*?<!-- end -->", re.S)
    place.write_text(block.sub(lambda found: f"<!-- {found[1]} -->\n{written(options, found[1])}<!-- end -->", place.read_text()))


def written(options, name):
    """The text of a block: `about`, `leetcode-dataset`, or the name of another table, perhaps with a kind of its rows."""
    if name == "about":
        return wrapped(f"This page shows rows of the tables in [zoo](../zoo), not all of them. Questions with forbidden tests are the {QUESTIONS} "
                       f"with the most such tests whose smallest input has at most {NARROW} characters. Of the other tables it shows rows that are "
                       f"confirmed and whose input has at most {WIDE} characters, {ROWS} of each kind at most.") + "\n"
    if name == "leetcode-dataset":
        return lines_block(options)
    if name == "audits":
        return audits_block(options)
    file = next(file for file in sorted(options.zoo.glob("*.tsv")) if name.startswith(file.stem) and file.stem != "leetcode-dataset")
    kind = name[len(file.stem) + 1:]
    lines = file.read_text().splitlines()
    rows = [row for row in (line.split("\t") for line in lines if not line.startswith("#")) if row[5] == "confirmed" and row[1].startswith(kind)]
    shown = [row for row in rows if len(row[4]) <= WIDE][:ROWS]
    about = dict(re.findall(r"(\w+)=(\S+)", lines[0]))
    said = f"{tried(about)}Shown: {len(shown)} of {len(rows)} confirmed rows."
    # Where all rows have the same place, the text above the table names it.
    columns = [0, 2, 3, 4] if len({row[2] for row in shown}) > 1 else [0, 3, 4]
    head = "".join(f"| {['problem', 'kind', 'where', 'what', 'input'][column]} " for column in columns) + "|\n" + "|---" * len(columns) + "|\n"
    code = lambda text: f"`{text}`" if text else ""
    cells = lambda row: [*(row[column] for column in columns[:-1]), code(row[4])]
    body = "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells(row))} |\n" for row in shown)
    return f"{wrapped(said)}\n\n{head}{body}"


def tried(about):
    """Of how many the findings are, where the first line of the Library Checker's table says so."""
    if "without" not in about:
        return ""
    problems, first, of, legal, illegal = (f"{int(about[key]):,}" for key in ("problems", "first", "of", "legal", "illegal"))
    names = " and ".join(f"`{name}`" for name in about["without"].split(","))
    return (f"Of the {of} problems, {problems} were tried, with the verifier of each: the first {first} by path, without {names}, whose numbers go "
            f"up to 2^64 - 1. The verifiers were given {legal} legal and {illegal} illegal inputs. ")


def lines_block(options):
    lines = (options.zoo / "leetcode-dataset.tsv").read_text().splitlines()
    about = {key: int(number) for key, number in re.findall(r"(\w+)=(\d+)", lines[0])}
    rows = [line.split("\t") for line in lines[2:]]
    shown = sorted((row for row in rows if len(row[6]) <= NARROW), key=lambda row: -int(row[3]))[:QUESTIONS]
    table = ["| question | illegal tests | the line | its smallest such input |", "|---|---|---|---|"]
    for slug, count, _, bad, rule, _, smallest in shown:
        code = lambda text: "`" + text.replace("|", "\\|") + "`"
        table.append(f"| {slug} | {bad} of {count} | {code(rule)} | {code(smallest)} |")
    illegal = sum(int(row[3]) for row in rows)
    said = (f"Of {about['tests']:,} tests of {about['questions']} questions, {illegal:,} ({100 * illegal / about['tests']:.1f} %), in {len(rows)} "
            f"questions, have inputs that the question's own constraints forbid; {about['errors']} tests keep an error text as the expected "
            f"output. The inputs of {about['unread']} tests cannot be read as values: they count as tests and were not tried. The data set has "
            f"{about['of']} questions. The other {about['of'] - about['questions']} have no entry in the bank, because their pages in `doocs/leetcode` "
            f"show no program that declares the function's types. Shown: {len(shown)} of {len(rows)} questions.")
    return wrapped(said) + "\n\n" + "\n".join(table) + "\n"


def audited(options):
    """Writes the sums of an audit as the set's row of zoo/audits.tsv."""
    name, version, date, file = options.audited
    rows = json.loads(Path(file).read_text())["rows"]
    done = [row for row in rows if "error" not in row]
    total = lambda key: sum(len(row[key]) for row in done)
    found = [total(key) for key in ("unread", "illegal", "wrong", "several_answers")]
    tried = [sum(row["unanswered"] for row in done), sum(row["mutants"] for row in done), total("survivors")]
    weak = sum(bool(row["survivors"]) for row in done)
    line = [name, version, date, len(rows), len(done), sum(row["tests"] for row in done), *found, *tried, weak]
    table = options.zoo / "audits.tsv"
    others = [other for other in table.read_text().splitlines()[1:] if other.split("\t")[0] != name] if table.exists() else []
    table.write_text(AUDITS_HEAD + "".join(f"{other}\n" for other in sorted([*others, "\t".join(map(str, line))])))


def audits_block(options):
    """What audits found of whole sets."""
    head = ["set", "version", "date", "rows", "audited", "tests", "cannot be read", "forbidden inputs", "answered", "refused outputs", "several answers",
            "wrong programs that pass"]
    table = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for line in (options.zoo / "audits.tsv").read_text().splitlines()[1:]:
        name, version, date, *numbers = line.split("\t")
        rows, done, tests, unread, illegal, wrong, several, unanswered, tried, survivors, weak = map(int, numbers)
        answered = tests - unread - illegal - unanswered
        passing = f"{survivors} of {tried}, in {weak} rows" if tried else "not tried"
        figures = [f"{number:,}" for number in (rows, done, tests, unread, illegal, answered, wrong, several)]
        table.append(f"| {' | '.join([name, version, date, *figures, passing])} |")
    return "\n".join(table) + "\n"


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
        questions, names = gather(options)
        unread = sum(one.count - len(one.tests) for one in questions.values())
        against = objections(options, questions)
        count, errors = sum(one.count for one in questions.values()), sum(one.errors for one in questions.values())
        rows = illegal(questions, against)
        print(f"{len(rows)} of {len(questions)} questions have tests that break a line: {sum(row[3] for row in rows)} of {count}")
        others = outputs(options, questions, against)
        for kind, number in collections.Counter(row[1] for row in others).items():
            print(f"{kind}: {number} questions")
        line = lambda row: "\t".join(map(shorter, row)) + "\n"
        if options.print or options.only:
            print("".join(map(line, rows + others)), end="")
            return
        options.zoo.mkdir(exist_ok=True)
        head = f"# {SOURCE}: questions={len(questions)} of={len(names)} tests={count} unread={unread} errors={errors}\n{HEAD}"
        (options.zoo / "leetcode-dataset.tsv").write_text(head + "".join(map(line, rows)))
        stay = unseen(options, names)
        print(f"{len(stay)} rows of the earlier table of outputs stay: this run did not look at them")
        in_order = sorted(stay + others, key=lambda row: (row[1], -int(row[3].split()[0])))
        text = "".join(map(line, in_order))
        (options.zoo / "leetcode-outputs.tsv").write_text(f"# {SOURCE}\n{OUTPUTS_HEAD}{text}")
    if options.audited:
        audited(options)
    page(options)


if __name__ == "__main__":
    main()
