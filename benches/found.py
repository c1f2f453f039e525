#!/usr/bin/env python3
"""Writes the tables of docs/found.md from the findings in zoo/.

    benches/found.py

A block of the page begins with the name of a table in a comment, `<!-- packages -->`, and ends with `<!-- end -->`. The table of
`leetcode-dataset` is written by benches/zoo.py, which finds what stands there.
"""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
# What is shown of a table: the kinds of findings, and the columns with their headings.
TABLES = {
    "programs": (None, {"set": "set", "where": "program", "what": "what it does", "input": "input"}),
    "packages": (("validator-accepts", "illegal-data", "accepted-fails", "checker", "verdict"),
                 {"question": "package", "where": "file", "what": "what is wrong", "input": "input"}),
    "library-checker": (None, {"problem": "problem", "where": "file", "what": "what is wrong", "input": "input"}),
    "leetcode-outputs": (("error-text", "few-left", "illegal-promise"), {"question": "question", "what": "tests", "input": "smallest such input"}),
}
SHOWN = 90


def cell(text):
    text = text.replace("|", "\\|").replace("\\n", " / ").strip(" /")
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def block(name):
    lines = (HERE / "zoo" / f"{name}.tsv").read_text().splitlines()
    rows = [dict(zip(lines[0].split("\t"), line.split("\t"), strict=True)) for line in lines[1:]]
    kinds, columns = TABLES[name]
    rows = [row for row in rows if row["state"] != "doubtful" and (kinds is None or row["kind"] in kinds)]
    head = ["| " + " | ".join(columns.values()) + " |", "|" + "---|" * len(columns)]
    quoted = {"where", "input"}
    shown = [[f"`{cell(row[key])}`" if key in quoted and row[key] else cell(row[key]) for key in columns] for row in rows]
    return "\n".join(head + [f"| {' | '.join(cells)} |" for cells in shown])


def main():
    page = HERE / "docs/found.md"
    text = page.read_text()
    for name in TABLES:
        text = re.sub(rf"(<!-- {name} -->\n).*?(\n<!-- end -->)", lambda found: found[1] + block(name) + found[2], text, flags=re.S)
    page.write_text(text)


if __name__ == "__main__":
    main()
