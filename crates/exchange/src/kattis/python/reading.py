# @TITLE@: is standard input a legal input?
# Exit code @ACCEPTED@ where it is, @REFUSED@ and a line on standard error where it is not. Python 3, nothing else.
#
# Legal is what keeps these lines:
@LINES@
import json
import re
import sys
import unicodedata
from decimal import Decimal

TABLE = json.loads(@TABLE@)

FORMAT, VARIABLES, RULES = TABLE["format"], TABLE["variables"], TABLE["rules"]
FIELDS, VARS = VARIABLES["fields"], VARIABLES["vars"]
TAGS = {int(field): tag for field, tag in VARIABLES["tags"].items()}
TREES = {int(field) for field in VARIABLES["trees"]}
BINARY = set(VARIABLES["binary_trees"])
BASE = VARIABLES["indices_from"]
FAR = 1 << 100
LOW, HIGH = -(1 << 63), (1 << 63) - 1


class Illegal(Exception):
    """What is wrong, for a person."""


class Missing(Exception):
    """An element that is not there says nothing."""


class Undefined(Exception):
    """A division by zero: nothing that it stands in holds."""


def kind(thing):
    """The name of a variant, and what it holds."""
    return (thing, None) if isinstance(thing, str) else next(iter(thing.items()))


class Value:
    """The cells of a field, and for every depth where its items end."""

    def __init__(self, depth):
        self.ends = [[] for _ in range(depth)]
        self.cells = []

    def span(self, level, item):
        ends = self.ends[level]
        return (ends[item - 1] if item else 0), ends[item]

    def length(self):
        return (self.ends[0][0] if self.ends[0] else 0) if self.ends else 1

    def innermost(self):
        """The cells of every innermost row."""
        start = 0
        for end in self.ends[-1]:
            yield self.cells[start:end]
            start = end

    def below(self, start, end, levels):
        for ends in levels:
            start, end = (ends[start - 1] if start else 0), (ends[end - 1] if end else 0)
        return start, end


# Reading: the text must have every byte just where the layout has it.

INT = re.compile(rb"0|-?[1-9][0-9]{0,18}")
INTS = re.compile(rb"(?:0|-?[1-9][0-9]{0,18})(?: (?:0|-?[1-9][0-9]{0,18}))*")
WORD = re.compile(rb"[^ \n]*")
DOUBLE = re.compile(rb"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")
PLAIN = re.compile(rb"[ -~]*")


class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0
        self.rows = self.width = 0
        self.names = [0] * len(FORMAT["bound"])
        self.outer = self.inner = None

    def fail(self, wanted):
        line = self.text.count(b"\n", 0, self.at) + 1
        column = self.at - (self.text.rfind(b"\n", 0, self.at) + 1) + 1
        found = self.text[self.at:self.at + 20]
        raise Illegal("line %d, column %d: expected %s, found %r" % (line, column, wanted, found))

    def take(self, byte, wanted):
        if self.text[self.at:self.at + 1] != byte:
            self.fail(wanted)
        self.at += 1

    def newline(self):
        self.take(b"\n", "the end of the line")

    def integer(self):
        found = INT.match(self.text, self.at)
        value = int(found.group()) if found else FAR
        following = self.text[found.end():found.end() + 1] if found else b""
        if not LOW <= value <= HIGH or following.isdigit():
            self.fail("a whole number")
        self.at = found.end()
        return value

    def size(self):
        value = self.integer()
        if value < 0:
            self.fail("a length before this")
        return value

    def word(self):
        return WORD.match(self.text, self.at).group()

    def letters(self, field, end):
        part = self.text[self.at:end]
        if not PLAIN.fullmatch(part):
            if not FORMAT["wide"][field]:
                self.fail("printable ASCII")
            try:
                codes = [ord(c) for c in part.decode("utf-8")]
            except UnicodeDecodeError:
                self.fail("UTF-8")
            if any(not 32 <= c <= 126 and (c < 128 or unicodedata.category(chr(c)) == "Cc") for c in codes):
                self.fail("characters that can be printed")
            self.at = end
            return codes
        self.at = end
        return list(part)

    def line_end(self):
        end = self.text.find(b"\n", self.at)
        return len(self.text) if end < 0 else end

    def double(self):
        word = self.word()
        plain = DOUBLE.fullmatch(word)
        try:
            value = float(word) if plain or b"e" in word else None
        except ValueError:
            value = None
        if value is None or value - value != 0 or (plain and value == 0 and word[:1] == b"-"):
            self.fail("a number")
        if not plain and shortest(value) != word:
            self.fail("a number in its shortest form")
        self.at += len(word)
        return value

    def one_of(self, names):
        word = self.word()
        if word not in names:
            self.fail(" or ".join(name.decode() for name in names))
        self.at += len(word)
        return names.index(word)

    def cell(self, how, field):
        if how == "Node" and self.word() == b"null":
            self.at += 4
            return None
        if how in ("Int", "Node"):
            return self.integer()
        if how == "Double":
            return self.double()
        if how == "Bool":
            return self.one_of([b"false", b"true"])
        for width in range(1, 5):
            part = self.text[self.at:self.at + width]
            try:
                if part.decode("utf-8"):
                    return self.letters(field, self.at + width)[0]
            except UnicodeDecodeError:
                pass
        return self.fail("a character")

    def cells(self, field, how, count, first, cells):
        if count is None:
            while self.at < len(self.text) and self.text[self.at] != 10:
                if not first:
                    self.take(b" ", "a space")
                first = False
                cells.append(self.cell(how, field))
            return
        if how == "Int" and count > 8:
            start, end = self.at + (not first), self.line_end()
            if (first or self.text[self.at:start] == b" ") and INTS.fullmatch(self.text, start, end):
                numbers = list(map(int, self.text[start:end].split()))
                if len(numbers) == count and LOW <= min(numbers) and max(numbers) <= HIGH:
                    cells.extend(numbers)
                    self.at = end
                    return
        for index in range(count):
            if index or not first:
                self.take(b" ", "%d items on this line" % count)
            cells.append(self.cell(how, field))

    def string(self, field, value, is_word):
        end = self.at + len(self.word()) if is_word else self.line_end()
        if is_word and end == self.at:
            self.fail("a word")
        value.cells.extend(self.letters(field, end))
        value.ends[-1].append(len(value.cells))

    def strings(self, field, count, value):
        for _ in range(count):
            self.string(field, value, False)
            self.newline()

    def count(self, size, stated):
        name, how = kind(size)
        if name == "Known":
            return self.number(how["term"])
        return None if name == "Rest" else stated

    def value(self, field):
        return (self.inner if self.inner is not None and FORMAT["repeated"][field] else self.outer)[field]

    def number(self, term):
        """A length or a name, worked out from what has been read."""
        try:
            result = self.work_out(term)
        except (Missing, Undefined):
            self.fail("a number that can be worked out here")
        if abs(result) >= FAR:
            self.fail("a number that can be worked out here")
        return result

    def work_out(self, term):
        name, of = kind(term)
        if name == "Int":
            return of
        if name == "Scalar":
            name, what = kind(FORMAT["vars"][of]["kind"])
            if name == "Cells":
                return element(self.value(what["field"]).cells, 0)
            if name == "Length":
                return self.value(what["field"]).length()
            slots = [slot for slot, bound in enumerate(FORMAT["bound"]) if bound["var"] == of]
            return self.names[element(slots, 0)]
        if name == "Element":
            field = kind(FORMAT["vars"][of["var"]]["kind"])[1]["field"]
            ends = self.value(field).ends[1:2]
            return ends[0][0] if ends and ends[0] else 0
        if name in ("Negate", "Abs"):
            return UNARY[name](self.work_out(of))
        if name == "Binary":
            return BINARIES[of[0]](self.work_out(of[1]), self.work_out(of[2]))
        raise Missing

    def compare(self, slots):
        for slot in slots:
            bound = FORMAT["bound"][slot]
            if bound["term"] is not None and self.number(bound["term"]) != self.names[slot]:
                raise Illegal("`%s` is %d, not %d" % (bound["name"], self.names[slot], self.number(bound["term"])))

    def line(self, items, values):
        start = self.at
        for item in items:
            name, of = kind(item)
            first = self.at == start
            if not first and name != "Cells":
                self.take(b" ", "a space")
            if name == "Bound":
                self.names[of] = self.integer() if FORMAT["bound"][of]["term"] is not None else self.size()
                continue
            field = of["field"]
            value = values[field]
            if name == "Cell":
                value.cells.append(self.cell(of["kind"], field))
            elif name in ("Word", "Text"):
                self.string(field, value, name == "Word")
            elif name == "Repeats":
                value.cells.append(self.size())
            elif name == "Rows":
                self.rows = self.size()
            elif name == "Width":
                self.width = self.size()
                if self.rows == 0 and self.width > 0:
                    self.fail("0 columns for no rows before this")
            else:
                self.cells(field, of["kind"], self.count(of["size"], self.rows), first, value.cells)
                value.ends[0].append(len(value.cells))
        self.newline()

    def row(self, of, width, value):
        before = len(value.cells)
        if of.get("glued"):
            value.cells.extend(self.letters(of["field"], self.line_end()))
            if width is not None and len(value.cells) - before != width:
                self.fail("%d characters before this" % width)
        else:
            self.cells(of["field"], of["kind"], width, True, value.cells)
        self.newline()
        value.ends[1].append(len(value.cells))

    def table(self, table, values):
        tags = [row["tag"].encode() for row in table["alternatives"]]
        for _ in range(self.count(table["rows"], self.rows)):
            chosen = 0
            if table["tag"] is not None:
                chosen = self.one_of(tags)
                values[table["tag"]].cells.append(chosen)
            for index, row in enumerate(table["alternatives"]):
                for column, (field, how) in enumerate(row["columns"]):
                    value = values[field]
                    if index != chosen:
                        if how is None:
                            value.ends[1].append(len(value.cells))
                        else:
                            value.cells.append(None)
                        continue
                    if column or table["tag"] is not None:
                        self.take(b" ", "a space")
                    if how is None:
                        self.string(field, value, True)
                    else:
                        value.cells.append(self.cell(how, field))
            self.newline()
        rows = self.count(table["rows"], self.rows)
        fields = [field for row in table["alternatives"] for field, _ in row["columns"]]
        for field in fields + ([table["tag"]] if table["tag"] is not None else []):
            values[field].ends[0].append(rows)

    def block(self, block, values):
        name, of = kind(block)
        if name == "Line":
            return self.line(of, values)
        if name == "Table":
            return self.table(of, values)
        value = values[of["field"]]
        rows = self.count(of["rows"], self.rows) if "rows" in of else self.rows
        if rows < 0:
            self.fail("a number of rows")
        if name == "Matrix":
            width = self.count(of["width"], self.width)
            if width is not None and width < 0:
                self.fail("a number of columns")
            for _ in range(rows):
                self.row(of, width, value)
        elif name == "Ragged":
            for _ in range(rows):
                count = self.size()
                self.newline()
                self.row(of, count, value)
        elif name == "Strings":
            self.strings(of["field"], rows, value)
        else:
            if name == "StringMatrix" and self.width == 0 and rows > 1 << 16:
                self.fail("fewer rows without a column")
            for _ in range(rows):
                count = self.width
                if name == "StringRagged":
                    count = self.size()
                    self.newline()
                self.strings(of["field"], count, value)
                value.ends[1].append(len(value.ends[2]))
        value.ends[0].append(rows)

    def read(self):
        """The values of the fields, and those of each repetition."""
        new = lambda: [Value(field["depth"]) for field in FORMAT["fields"]]
        self.outer, repeats = new(), []
        for block in FORMAT["blocks"]:
            name, of = kind(block)
            if name != "Repeat":
                self.block(block, self.outer)
                continue
            how, which = kind(of["count"])
            count = element(self.outer[which].cells, 0) if how == "Field" else self.names[which]
            for _ in range(max(count, 0)):
                self.inner, start = new(), self.at
                for inside in of["blocks"]:
                    self.block(inside, self.inner)
                self.compare(of["bound"])
                if self.at == start:
                    self.fail("a line in each repetition")
                repeats.append(self.inner)
            self.inner = None
        self.compare(slot for slot, bound in enumerate(FORMAT["bound"]) if not bound["in_repeat"])
        if self.at < len(self.text):
            self.fail("the end of the text")
        return self.outer, repeats


def shortest(value):
    """A number in the shortest form that reads back, as large and small ones are written."""
    mantissa, _, exponent = repr(value).partition("e")
    return (mantissa + "e" + str(int(exponent or 0))).replace(".0e", "e").encode()


