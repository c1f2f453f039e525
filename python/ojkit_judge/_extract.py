"""The program in a model's answer."""

import re
import textwrap

_NAMES = (("cpp", "cpp", "c++", "cc", "cxx"), ("javascript", "js", "node"), ("python", "py", "python3"), ("rust", "rs"))
_MARGIN = re.compile(r"[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?")
_FENCE = re.compile(_MARGIN.pattern + r"(?P<fence>`{3,}(?!`)|~{3,}(?!~))(?P<tag>[^`]*)$")
_TAG = r"[^\W\d][\w+#.:-]*"
# After text, what follows must be a tag or nothing: else a sentence only names the fence.
_LATER = re.compile(rf"(?<!`)(?P<fence>`{{3,}}(?!`))(?P<tag>(?:{_TAG})?)$")


def names(language: str) -> tuple[str, ...]:
    """Return the names of a language: first ojkit's, then the ending of its files."""
    return next((names for names in _NAMES if language.lower() in names), (language.lower(),) * 2)


def extract(text: str, language: str = "python") -> str:
    """Return the program in an answer.

    Of what follows the last `</think>`, it is the last fenced block that is tagged with the language; else the last one
    without a tag in which a name is followed by `(`, as it seldom is in output; else the last one without a tag; else, if
    there are no fences, all of it. Empty blocks do not count, and a block that is not closed ends with the text. Blocks of
    other languages alone give an empty text.

    >>> extract("First:\\n```python\\na = 1\\n```\\nbetter: ```py\\na = 2\\n```\\n```bash\\nls\\n```\\n")
    'a = 2\\n'
    """
    text = text.rpartition("</think>")[2]
    blocks = _blocks(text)
    tagged = [code for tag, code in blocks if tag in names(language) and code.strip()]
    bare = [code for tag, code in blocks if not tag and code.strip()]
    found = tagged or [code for code in bare if re.search(r"\w\(", code)] or bare
    return found[-1] if found else "" if blocks else text


def _blocks(text: str) -> list[tuple[str, str]]:
    blocks: list[tuple[str, list[str]]] = []
    fence, indent, is_quoted = "", 0, False
    for line in text.splitlines(keepends=True):
        if fence:
            line = re.sub(r"^\s*(> ?)+", "", line) if is_quoted else line
            after = line.strip().lstrip(fence[0]).strip()
            # A fence further in is an example in the program's comments, and one with a tag opens such an example.
            is_margin = line.lstrip().startswith(fence) and len(line) - len(line.lstrip()) <= indent + 3
            if is_margin and "`" not in after and not re.fullmatch(_TAG, after):
                fence = ""
            else:
                blocks[-1][1].append(line)
        elif found := _FENCE.match(line.rstrip()) or "```" in line and _LATER.search(line.rstrip()):
            if "```" not in line[: found.start("fence")]:
                margin = line[: (_MARGIN.match(line) or found).end()]
                fence, indent, is_quoted = found["fence"], len(margin), ">" in margin
                blocks.append((re.split(r"[:.,;\d\s{}]", found["tag"].lstrip(" {."))[0].lower(), []))
    return [(tag, textwrap.dedent("".join(lines))) for tag, lines in blocks]
