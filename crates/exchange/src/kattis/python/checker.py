# @TITLE@: is the output on standard input right?
# Arguments and exit codes are those of @INTERFACE@. Python 3, nothing else.
import collections
import json
import math
import os
import re
import sys

INTERFACE = "@INTERFACE@"
HOW = "@HOW@"
# What an answer is: [ for a list, then s text, c character, l whole number, d double, b truth value, t node of a tree.
SHAPE = "@SHAPE@"
FOLD = @FOLD@
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
    if math.isinf(a) and b"n" not in got.lower():
        return False
    return near_doubles(a, b)


def near_doubles(a, b):
    if math.isnan(a) or math.isnan(b):
        return math.isnan(a) and math.isnan(b)
    if math.isinf(a) or math.isinf(b):
        return a == b
    tolerance = max(ABSOLUTE, RELATIVE * abs(b))
    blur = 2.0 ** -52 * max(abs(a), abs(b)) if tolerance > 0 else 0
    return abs(a - b) <= tolerance + blur


def unquoted(line):
    """The letters of a text in quotes; nothing where it is none."""
    try:
        letters, end = json.JSONDecoder(strict=False).raw_decode(line)
        return letters if line.startswith('"') and end == len(line) else None
    except (ValueError, RecursionError):
        return None


class Reader:
    """Values of a text; white space counts in texts only."""

    def __init__(self, text, shape):
        self.text, self.at, self.over = text, 0, False
        self.has_lines = shape[-1:] in "sc"

    def line(self):
        if self.over:
            raise Wrong("the output ends too early")
        end = self.text.find(b"\n", self.at)
        self.over = end < 0
        line = self.text[self.at : len(self.text) if end < 0 else end]
        self.at = len(self.text) if end < 0 else end + 1
        return line[:-1] if line.endswith(b"\r") else line

    def token(self):
        match = re.compile(rb"[ \t\n\f\r]*([^ \t\n\f\r]*)").match(self.text, self.at)
        self.at = match.end()
        return match.group(1)

    def length(self):
        return length(self.line().strip() if self.has_lines else self.token(), self.text)

    def cell(self, letter):
        token = self.token()
        if letter == "b" and token in (b"true", b"false"):
            return token == b"true"
        if letter == "t" and token == b"null":
            return None
        if letter == "d" and len(token) <= 2000 and NUMBER.fullmatch(token):
            value = float(token)
            if not math.isinf(value) or b"n" in token.lower():
                return value
        if letter in "lt" and re.fullmatch(rb"0|-?[1-9]\d{0,18}", token) and -(2 ** 63) <= int(token) < 2 ** 63:
            return int(token)
        raise Wrong("a value of another type")

    def letters(self, line):
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise Wrong("bytes that are no text")
        letters = unquoted(text) if text.startswith('"') and "\\" in text else None
        return text if letters is None else letters

    def characters(self, count):
        try:
            text = self.line().decode() if count or not self.over else ""
        except UnicodeDecodeError:
            raise Wrong("bytes that are no text")
        letters = []
        for index in range(count):
            if index:
                if not text.startswith(" "):
                    raise Wrong("a space is missing between two characters")
                text = text[1:]
            match = re.match(r'"\\(?:u[0-9a-fA-F]{4}|.)"', text)
            letter = unquoted(match.group(0)) if match else None
            if letter is None:
                letter, match = text[:1], None
            if not letter:
                raise Wrong("a character is missing")
            letters.append(letter)
            text = text[match.end() if match else 1 :]
        if text.strip():
            raise Wrong("something stands behind the characters")
        return letters

    def value(self, shape):
        if shape == "s":
            return self.letters(self.line())
        if shape == "c":
            return self.characters(1)[0]
        if shape[0] != "[":
            return self.cell(shape)
        count = self.length()
        if shape == "[c":
            return self.characters(count)
        return [self.value(shape[1:]) for _ in range(count)]


def value_of(text):
    reader = Reader(text, SHAPE)
    value = reader.value(SHAPE)
    if reader.text[reader.at :].strip():
        raise Wrong("something stands behind the answer")
    return value


def same(got, expected):
    if isinstance(expected, list):
        return len(got) == len(expected) and all(map(same, got, expected))
    return near_doubles(got, expected) if isinstance(expected, float) else got == expected


def values(got, expected):
    try:
        wanted = value_of(expected)
    except Wrong:
        if tokens(got) != tokens(expected):
            raise Wrong("other tokens")
        return
    if not same(value_of(got), wanted):
        raise Wrong("another value")


def unordered_values(got, expected):
    try:
        wanted = value_of(expected)
    except Wrong:
        sys.exit("the answer is no list")
    given = value_of(got)
    order = lambda item: json.dumps(item) if SHAPE[-1] != "d" else item
    if INNER:
        inside = lambda row: sorted(row, key=order) if isinstance(row, list) else row
        given, wanted = list(map(inside, given)), list(map(inside, wanted))
    if OUTER:
        given, wanted = sorted(given, key=order), sorted(wanted, key=order)
    if same(given, wanted):
        return
    if not OUTER or SHAPE[-1] != "d" or len(given) != len(wanted) or len(given) > 2000:
        raise Wrong("another list")
    for item in wanted:
        # Lists whose first numbers are near, but not equal, may be sorted otherwise.
        place = next((i for i, other in enumerate(given) if same(other, item)), None)
        if place is None:
            raise Wrong("another list")
        del given[place]


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


def same_part(got, expected):
    if got == expected:
        return True
    if got.startswith(b'"') or expected.startswith(b'"'):
        a, b = [unquoted(part.decode("utf-8", "surrogateescape")) for part in (got, expected)]
        return a is not None and a == b
    if WHOLE.fullmatch(got) and WHOLE.fullmatch(expected):
        return int(got) == int(expected)
    return near(got, expected)


def calls(got, expected):
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
        if len(a) != len(b) or not all(map(same_part, b, a)):
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
    if FOLD:
        got, expected = got.lower(), expected.lower()
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
