#!/usr/bin/env python3
"""Where a language's own signature on the site differs from the one that the bank's type gives.

    signatures.py CHECKOUT --ojkit PATH --drafts DIR [--write]

CHECKOUT is one of pages with solutions (`solution/*/NNNN.Title/README_EN.md`). The drafts of all questions of the bank are made in DIR, where they
are not there yet, and their types compared with those of the code on the pages in C++, Java and Rust. A class of several methods is compared method
by method. What differs in a way that the site's compiler would refuse is written to `bank/signatures.tsv` with `--write`, beside the rows there with
which drafts have been begun; all else that differs or could not be compared is listed.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

BANK = pathlib.Path(__file__).parent.parent / "bank"
LANGUAGES = {"cpp": ("cpp", "cpp"), "java": ("java", "java"), "rust": ("rust", "rs")}
HEADER = "# question, language, method, and the types of what it gives and takes there: made by benches/signatures.py\n"
# Types that solvers chose and the site does not ask for, or takes beside its own.
OWN = re.compile(r"\b(Node(?!Copy)\w*|pii|ll|StringBuilder|u32|uint32_t|str|pair)\b|^(char|int\[\])$")


def drafts(ojkit, folder):
    """Makes the drafts of the whole bank in all languages, by a collection with an empty template for each."""
    (folder / "problems").mkdir(parents=True, exist_ok=True)
    for _, extension in LANGUAGES.values():
        (folder / f"template.{extension}").touch()
    for slug in sorted(entry.name for entry in BANK.iterdir() if (entry / "spec.yaml").exists()):
        if not (folder / "problems" / slug).exists():
            subprocess.run([ojkit, "-q", "--root", folder, "new", slug], stdout=subprocess.DEVNULL, check=True)


def split(text):
    """The parts between the commas that stand in no bracket."""
    depth, parts = 0, [""]
    for letter in text:
        depth += (letter in "<([") - (letter in ">)]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def plain(written):
    """A type without what no caller sees."""
    text = re.sub(r"\b(final|const|public|virtual|static|mut)\b|std::|&", " ", written)
    return re.sub(r"\s*([<>,\[\]*])\s*", r"\1", " ".join(text.split()))


def heads(language, name, text):
    """What each function of this name gives and takes."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)
    for found in re.finditer(r"(?<![\w.])(?:r#)?" + re.escape(name) + r"\s*\(", text):
        before, at, depth = text[: found.start()].rsplit("\n", 1)[-1], found.end(), 1
        while at < len(text) and depth:
            depth += (text[at] == "(") - (text[at] == ")")
            at += 1
        inside, after = text[found.end() : at - 1], text[at : at + 300]
        if language == "rust":
            body = re.match(r"\s*(?:->\s*([^{;]*?))?\s*\{", after)
            if re.search(r"\bfn\s+$", before) and body:
                given = [part.split(":", 1)[1].strip() for part in split(inside) if ":" in part]
                yield [plain(body[1] or ""), *("&mut " * ty.startswith("&mut ") + plain(ty) for ty in given)]
        elif re.match(r"\s*(const\b|override\b|throws \w+|:[^{;]*)?\s*\{", after) and not re.search(r"[=.;(]|return|new ", before):
            given = (re.fullmatch(r"(.*?)\w+\s*((?:\[\])*)", part.split("=")[0].strip(), re.S) for part in split(inside))
            yield [plain(before), *(plain(one[1] + one[2]) if one else "?" for one in given)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=pathlib.Path)
    parser.add_argument("--ojkit", required=True)
    parser.add_argument("--drafts", type=pathlib.Path, required=True)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    drafts(options.ojkit, options.drafts)
    pages = {int(page.parent.name.split(".")[0]): page for page in options.checkout.glob("solution/*/[0-9]*/README_EN.md")}
    counts, rows, left = collections.Counter(), [], []
    known = {tuple(row.split("\t")[:3]): row for row in (BANK / "signatures.tsv").read_text().splitlines()[1:]}
    for folder in sorted((options.drafts / "problems").iterdir()):
        number = re.search(r"^source:.*\bid: \"?(\d+)", (BANK / folder.name / "spec.yaml").read_text(), re.M)
        page = pages.get(int(number[1]) if number else None)
        text = page.read_text() if page else ""
        for language, (fence, extension) in LANGUAGES.items():
            draft, codes = folder / f"submissions/draft/solution.{extension}", re.findall(rf"```{fence}\n(.*?)```", text, re.S)
            if not draft.exists() or not codes:
                counts[f"{language}: {'no code' if draft.exists() else 'no draft'}"] += 1
                continue
            own = re.sub(r"// #region ojkit.*?// #endregion", "", draft.read_text(), flags=re.S)
            for name in dict.fromkeys(re.findall(r"^    (?! )(?:(?:pub )?fn (?:r#)?|[^\n(=]*?)(\w+)\(", own, re.M)):
                mine = next(heads(language, name, own), None)
                if mine is None:
                    left.append(f"{folder.name} {language} {name}: the draft cannot be read")
                    continue
                site = [one for code in codes for one in heads(language, name, code)]
                like = [one for one in site if len(one) == len(mine)]
                kind = "alike" if mine in site else "differs" if like else "not on the page"
                counts[f"{language}: {kind}"] += 1
                if kind == "alike":
                    rows += [known[key] for key in [(folder.name, language, name)] if key in known]
                    continue
                changed = [ty for ty, was in zip(like[0], mine) if ty != was] if like else []
                if kind == "differs" and not any(OWN.search(ty) for ty in changed):
                    types = [ty.removeprefix("&mut ") if was.startswith("&mut ") else ty for ty, was in zip(like[0], mine)]
                    rows.append("\t".join([folder.name, language, name, *types]))
                else:
                    left.append(f"{folder.name} {language} {name}: {', '.join(mine)}; on the page {site[:1]}")
    for kind, count in sorted(counts.items()):
        print(f"{count:5} {kind}")
    print(f"{len(rows)} rows, {len(left)} left:", *left, sep="\n  ")
    if options.write:
        (BANK / "signatures.tsv").write_text(HEADER + "".join(row + "\n" for row in sorted(rows)))


sys.exit(main())
