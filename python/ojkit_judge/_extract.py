"""The program in a model's answer."""

import re

_NAMES = (("cpp", "c++", "cc", "cxx"), ("javascript", "js", "node"), ("python", "py", "python3"), ("rust", "rs"))
_FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})(?P<tag>[^`]*)$")


def extract(text: str, language: str = "python") -> str:
    """Return the program in an answer.

    Of what follows the last `</think>`, it is the last fenced block that is tagged with the language; else the last one
    without a tag; else, if there are no fences, all of it. A block that is not closed ends with the text. Blocks of other
    languages alone give an empty text.

    >>> extract("First:\\n```python\\na = 1\\n```\\nbetter:\\n```py\\na = 2\\n```\\n```bash\\nls\\n```\\n")
    'a = 2\\n'
    >>> extract("```rust\\nfn main() {}\\n```", "python")
    ''
    """
    names = next((names for names in _NAMES if language.lower() in names), (language.lower(),))
    text = text.rpartition("</think>")[2]
    blocks = _blocks(text)
    for wanted in (names, ("",)):
        found = [code for tag, code in blocks if tag in wanted]
        if found:
            return found[-1]
    return "" if blocks else text


def _blocks(text: str) -> list[tuple[str, str]]:
    blocks: list[tuple[str, list[str]]] = []
    fence = ""
    for line in text.splitlines(keepends=True):
        found = _FENCE.match(line.rstrip())
        if not fence and found:
            fence, tag = found["fence"], found["tag"].strip().strip("{}.").split()
            blocks.append((tag[0].lower() if tag else "", []))
        elif fence and found and not found["tag"].strip() and found["fence"].startswith(fence):
            fence = ""
        elif fence:
            blocks[-1][1].append(line)
    return [(tag, "".join(lines)) for tag, lines in blocks]
