# Expressions.

def element(items, at):
    if 0 <= at < len(items):
        return items[at]
    raise Missing


def multiply(a, b):
    return max(-FAR, min(FAR, a * b))


def divide(a, b):
    if b == 0:
        raise Undefined
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def modulo(a, b):
    if b == 0:
        raise Undefined
    return a % abs(b)


def power(base, exponent):
    if exponent < 0:
        raise Undefined
    result = 1
    for _ in range(min(exponent, 128)):
        result = multiply(result, base)
    return result


UNARY = {"Negate": lambda x: -x, "Abs": abs}
BINARIES = {"Add": lambda a, b: a + b, "Subtract": lambda a, b: a - b, "Multiply": multiply, "Divide": divide,
            "Modulo": modulo, "Power": power}
SIGNS = {"Less": "<", "LessEqual": "<=", "Greater": ">", "GreaterEqual": ">=", "Equal": "==", "NotEqual": "!="}
COMPARE = {name: eval("lambda a, b: a %s b" % sign) for name, sign in SIGNS.items()}
FLIPPED = {"Less": "Greater", "LessEqual": "GreaterEqual", "Greater": "Less", "GreaterEqual": "LessEqual"}


class World:
    """The values of the input, or of one repetition of its block."""

    def __init__(self, outer, repeats):
        self.outer, self.repeats = outer, repeats
        self.fields, self.is_inner = list(outer), False
        self.names = [0] * VARIABLES["slots"]
        self.q = [0] * 8

    def enter(self, inner):
        self.is_inner = True
        for field, repeated in enumerate(VARIABLES["repeated_fields"]):
            if repeated:
                self.fields[field] = inner[field]

    def count(self, var):
        name, of = kind(VARS[var]["kind"])
        if name not in ("Length", "Cells"):
            return 1
        value = self.fields[of["field"]]
        return len(value.ends[of["level"]]) if name == "Length" else len(value.cells)

    def is_absent(self, field, level, item):
        return level == 1 and field in TAGS and self.fields[TAGS[field][0]].cells[item:item + 1] != [TAGS[field][1]]

    def at(self, var, cell):
        """One element; none where its row has no such column."""
        name, of = kind(VARS[var]["kind"])
        if name == "Cells":
            return self.fields[of["field"]].cells[cell]
        if name != "Length" or (of["level"] and self.is_absent(of["field"], of["level"], cell)):
            return None
        start, end = self.fields[of["field"]].span(of["level"], cell)
        return end - start

    def all(self, var):
        name, of = kind(VARS[var]["kind"])
        if name == "Cells":
            return [x for x in self.fields[of["field"]].cells if x is not None]
        return [x for x in (self.at(var, cell) for cell in range(self.count(var))) if x is not None]

    def place(self, var, indices):
        value, at = self.fields[kind(VARS[var]["kind"])[1]["field"]], 0
        for level, index in enumerate(indices):
            start, end = value.span(level, at)
            if not 0 <= index < end - start:
                raise Missing
            at = start + index
        return at

    def element(self, var, indices):
        value = self.at(var, self.place(var, indices))
        if value is None:
            raise Missing
        return value

    def sum(self, var):
        return sum(self.all(var))

    def smallest(self, var):
        return min(self.some(var))

    def largest(self, var):
        return max(self.some(var))

    def some(self, var):
        values = self.all(var)
        if not values:
            raise Missing
        return values

    def stated(self, var):
        name, of = kind(var["kind"])
        if name == "Nodes":
            return sum(x is not None for x in self.fields[of["field"]].cells)
        if name == "Length":
            return self.fields[of["field"]].length()
        if name == "Cells":
            cells = self.fields[of["field"]].cells
            return cells[0] if cells else 0
        return None


def source(tree):
    """An expression as Python, over the world `w`."""
    name, of = kind(tree)
    if name == "Int":
        return "(%d)" % of
    if name == "Scalar":
        return "w.names[%d]" % of
    if name == "Quantifier":
        return "(w.q[%d] + %d)" % (of, BASE)
    if name == "Element":
        return "w.element(%d, (%s,))" % (of["var"], ", ".join(map(index_source, of["indices"])))
    if name == "Negate":
        return "(-%s)" % source(of)
    if name == "Abs":
        return "abs(%s)" % source(of)
    if name == "Binary" and of[0] in ("Add", "Subtract"):
        return "(%s %s %s)" % (source(of[1]), "+" if of[0] == "Add" else "-", source(of[2]))
    if name == "Binary":
        return "%s(%s, %s)" % (of[0].lower(), source(of[1]), source(of[2]))
    if name in ("Min", "Max"):
        return "%s((%s,))" % (name.lower(), ", ".join(map(source, of)))
    return "w.%s(%d)" % (name.lower(), of)


def index_source(of):
    name, what = kind(of)
    return "w.q[%d] + %d" % tuple(what) if name == "Each" else "defined(lambda: %s)" % source(what)


def defined(value):
    """An index that is worth nothing leads to nothing."""
    try:
        return value()
    except Undefined:
        raise Missing


COMPILED = {}


def term(tree, w):
    """What an expression is worth."""
    made = COMPILED.get(id(tree))
    if made is None:
        made = COMPILED[id(tree)] = eval("lambda w: " + source(tree))
    return made(w)


def known(tree, w):
    """What an expression is worth; none where it is worth nothing."""
    try:
        return term(tree, w)
    except (Missing, Undefined):
        return None


def real(tree, w):
    """The same over numbers with a point, whose constants are on the problem's scale."""
    name, of = kind(tree)
    if name == "Int":
        return of / VARIABLES["scale"]
    if name in UNARY:
        return UNARY[name](real(of, w))
    if name == "Binary" and of[0] == "Multiply" and of[2] == {"Int": VARIABLES["scale"]}:
        return real(of[1], w) * real(of[2], w)
    if name == "Binary":
        return {"Add": float.__add__, "Subtract": float.__sub__, "Multiply": float.__mul__}[of[0]](
            float(real(of[1], w)), float(real(of[2], w)))
    if name in ("Min", "Max"):
        return (min if name == "Min" else max)(real(one, w) for one in of)
    return float(term(tree, w))


def prefix(binding, w):
    """The indices in front of a quantifier's own."""
    made = COMPILED.get(id(binding))
    if made is None:
        indices = "".join(index_source(of) + ", " for of in binding["prefix"])
        made = COMPILED[id(binding)] = eval("lambda w: (%s)" % indices)
    return made(w)


def quantified(bindings, w):
    """Runs over all values of the quantifiers."""
    if not bindings:
        yield
        return
    binding = bindings[0]
    field = kind(VARS[binding["var"]]["kind"])[1]["field"]
    depth = len(binding["prefix"])
    length = VARIABLES["of_field"][field][depth]
    try:
        start, end = w.fields[field].span(depth, w.place(length, prefix(binding, w)))
    except Missing:
        return
    for i in range(end - start):
        w.q[binding["quantifier"]] = i - binding["offset"]
        yield from quantified(bindings[1:], w)


# The forms of constraint: each gives whether it holds, none where it says nothing.

def compare(of, w, is_double=False):
    value = real if is_double else term
    try:
        left = value(of["left"], w)
    except Undefined:
        left = None
    except Missing:
        return None
    try:
        right = value(of["right"], w)
    except Undefined:
        return False
    except Missing:
        return None
    return left is not None and COMPARE[of["op"]](left, right)


def congruent(of, w):
    x = known(of["term"], w)
    return None if x is None else x % of["modulus"] == of["remainder"]


def member(of, w):
    x = known(of["term"], w)
    return None if x is None else x in of["values"]


def prime(of, w):
    x = known(of["term"], w)
    return None if x is None else is_prime(x)


def is_prime(x):
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if x < 2 or x > HIGH or any(x % base == 0 for base in bases):
        return x in bases
    odd, twos = x - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in bases:
        y = pow(base, odd, x)
        if y not in (1, x - 1) and not any((y := y * y % x) == x - 1 for _ in range(twos - 1)):
            return False
    return True


def when(of, w):
    if all(POINTWISE[name](what, w) for name, what in map(kind, of["conditions"])):
        name, what = kind(of["then"])
        return POINTWISE[name](what, w)
    return None


def among(of, w):
    x = known(of["term"], w)
    return None if x is None else x in set(w.all(of["array"]))


POINTWISE = {"Compare": compare, "Congruent": congruent, "Member": member, "Prime": prime, "When": when, "Among": among}


