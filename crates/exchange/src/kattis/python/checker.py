# @TITLE@: is the output on standard input right?
# Arguments and exit codes are those of @INTERFACE@. Python 3, nothing else.
import collections
import math
import os
import re
import sys

INTERFACE = "@INTERFACE@"
HOW = "@HOW@"
OUTER, INNER = @OUTER@, @INNER@
ABSOLUTE, RELATIVE = @ABSOLUTE@, @RELATIVE@

SPACE = b" \t\n\v\f\r"
NUMBER = re.compile(rb"[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|nan|inf|infinity)", re.IGNORECASE)
WHOLE = re.compile(rb"[+-]?\d{1,38}")


class Wrong(Exception):
    """What is wrong with the output."""


def tokens(text):
    return text.split()


def near(got, expected):
    if len(got) > 2000 or not NUMBER.fullmatch(got) or not NUMBER.fullmatch(expected):
        return False
    a, b = float(got), float(expected)
    if math.isnan(a) or math.isnan(b):
        return math.isnan(a) and math.isnan(b)
    if math.isinf(a) or math.isinf(b):
        return a == b and b"n" in got.lower()
    tolerance = max(ABSOLUTE, RELATIVE * abs(b))
    if WHOLE.fullmatch(got) and WHOLE.fullmatch(expected):
        return abs(int(got) - int(expected)) <= tolerance
    blur = 2.0 ** -52 * max(abs(a), abs(b)) if tolerance > 0 else 0
    return abs(a - b) <= tolerance + blur


def unordered_lines(got, expected):
    def read(text):
        if text.endswith(b"\n"):
            text = text[:-1]
        lines = [b" ".join(tokens(line)) for line in text.split(b"\n")] if text else []
        inside = len(lines)
        while inside and not lines[inside - 1]:
            inside -= 1
        blank = lines.count(b"")
        return collections.Counter(line for line in lines if line), lines[:inside].count(b""), blank

    (lines, low, high), (wanted, least, most) = read(got), read(expected)
    if lines != wanted:
        raise Wrong("other lines")
    if most > 0 and (high < least or most < low):
        raise Wrong("%d blank lines expected" % most)


def length(token, text):
    digits = token.lstrip(b"0") or b"0" if token is not None and token.isdigit() else None
    if digits is None or len(digits) > 20 or int(digits) > len(text):
        raise Wrong("expected the length of a list")
    return int(digits)


def take(items, count):
    taken = [item for _, item in zip(range(count), items)]
    if len(taken) < count:
        raise Wrong("the output ends inside a list")
    return taken


def read_list(text, shape):
    """The rows of a list; a flat list is one row."""
    if "lines" in shape:
        body = text[:-1] if text.endswith(b"\n") else text
        items = iter([line[:-1] if line.endswith(b"\r") else line for line in body.split(b"\n")])
        head = lambda: length(next(items, b"").strip(), text)
    else:
        items = iter(tokens(text))
        head = lambda: length(next(items, None), text)
    if "rows" in shape:
        rows = [take(items, head()) for _ in range(head())]
    else:
        rows = [take(items, head())]
    if next(items, None) is not None:
        raise Wrong("something stands behind the list's end")
    return rows


def unordered_list(got, expected):
    for shape in ("tokens", "rows", "lines", "rows of lines"):
        try:
            wanted = read_list(expected, shape)
            break
        except Wrong:
            pass
    else:
        sys.exit("the answer is no list")
    rows = read_list(got, shape)
    if "rows" in shape:
        if INNER:
            rows, wanted = [sorted(row) for row in rows], [sorted(row) for row in wanted]
        if OUTER:
            rows, wanted = sorted(rows), sorted(wanted)
    elif OUTER:
        rows, wanted = [sorted(rows[0])], [sorted(wanted[0])]
    if rows != wanted:
        raise Wrong("another list")


PART = re.compile(rb'[\[\],]|"(?:\\.|[^"\\])*(?:"|\Z)|[^\[\],"\s]+', re.DOTALL)


def answers(got, expected):
    def read(text):
        parts = PART.findall(text)
        if parts[:1] != [b"["] or parts[-1:] != [b"]"]:
            raise Wrong("expected a list of answers")
        items, depth = [[]], 0
        for part in parts[1:-1]:
            depth += (part == b"[") - (part == b"]")
            if depth < 0:
                raise Wrong("expected a list of answers")
            if part == b"," and depth == 0:
                items.append([])
            else:
                items[-1].append(part)
        if depth or (len(parts) > 2 and not all(items)):
            raise Wrong("expected a list of answers")
        return items if len(parts) > 2 else []

    wanted, given = read(expected), read(got)
    for call, (a, b) in enumerate(zip(wanted, given)):
        if len(a) != len(b) or any(x != y and not near(y, x) for x, y in zip(a, b)):
            raise Wrong("the answer of call %d is wrong" % call)
    if len(wanted) != len(given):
        raise Wrong("%d answers expected, %d given" % (len(wanted), len(given)))


def main():
    is_testlib = INTERFACE == "testlib"
    with open(sys.argv[3 if is_testlib else 2], "rb") as file:
        expected = file.read()
    if is_testlib:
        with open(sys.argv[2], "rb") as file:
            got = file.read()
    else:
        got = sys.stdin.buffer.read()
    try:
        globals()[HOW](got, expected)
    except Wrong as wrong:
        if is_testlib:
            sys.stderr.write("%s\n" % wrong)
            sys.exit(1)
        with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
            file.write("%s\n" % wrong)
        sys.exit(43)
    sys.exit(0 if is_testlib else 42)


if __name__ == "__main__":
    main()
