# The whole input.

def solve(equation, slot, w):
    """The value of a name by its equation; none where nothing in the input tells it."""
    for side, other in ((equation["left"], equation["right"]), (equation["right"], equation["left"])):
        if side == {"Scalar": slot}:
            return known(other, w)
    for side, other in ((equation["left"], equation["right"]), (equation["right"], equation["left"])):
        if mentions(side, slot):
            wanted = known(other, w)
            found = None if wanted is None else isolate(side, wanted, slot, w)
            if found is not None:
                return found
    return None


def mentions(tree, slot):
    if isinstance(tree, dict):
        return tree.get("Scalar") == slot or any(mentions(part, slot) for part in tree.values())
    return isinstance(tree, list) and any(mentions(part, slot) for part in tree)


def isolate(tree, wanted, slot, w):
    name, of = kind(tree)
    if name == "Scalar":
        return wanted
    if name == "Negate":
        return isolate(of, -wanted, slot, w)
    if name != "Binary" or mentions(of[1], slot) == mentions(of[2], slot):
        return None
    left = mentions(of[1], slot)
    inside, other = (of[1], known(of[2], w)) if left else (of[2], known(of[1], w))
    if other is None:
        return None
    if of[0] == "Add":
        return isolate(inside, wanted - other, slot, w)
    if of[0] == "Subtract":
        return isolate(inside, wanted + other if left else other - wanted, slot, w)
    if of[0] == "Multiply" and other != 0 and wanted % other == 0:
        return isolate(inside, wanted // other, slot, w)
    return None


def resolve(w):
    for var in VARS:
        if var["depth"] == 0 and (w.is_inner or not var["repeated"]):
            stated = w.stated(var)
            if stated is not None:
                w.names[var["slot"]] = stated
    for definition in TABLE["definitions"]:
        rule = RULES[definition["rule"]]
        if rule["reach"]["repeated"] and not w.is_inner:
            continue
        w.q = [0] * 8
        name, of = kind(rule["atom"])
        value = solve(of, definition["slot"], w) if name == "Compare" else None
        w.names[definition["slot"]] = TABLE["fallback"][definition["slot"]] if value is None else value


def check_types(w):
    for v, var in enumerate(VARS):
        name, of = kind(var["kind"])
        if name != "Cells" or var["repeated"] != w.is_inner:
            continue
        field = of["field"]
        cells = w.fields[field].cells
        start = TABLE["start"]
        bounds = start["scalars"][var["slot"]] if var["depth"] == 0 else start["elements"][v]
        low, high = max(bounds["lo"], LOW), min(bounds["hi"], HIGH)
        if var["cell"] == "Double":
            continue
        if field in TREES:
            if not is_level_order(cells, field in BINARY):
                raise Illegal("`%s` is no tree in level order" % FIELDS[field]["name"])
        elif field in TAGS and FIELDS[field]["depth"] == 1:
            tag, alternative = TAGS[field]
            for kind_of_row, x in zip(w.fields[tag].cells, cells):
                if (x is None) == (kind_of_row == alternative):
                    raise Illegal("`%s` has a value where its row has none, or none" % var["name"])
        numbers = [x for x in cells if x is not None]
        # The smallest 64-bit number stands for what is missing.
        if numbers and (min(numbers) < low or max(numbers) > high or (LOW in numbers)):
            raise Illegal("%s does not fit its type" % var["name"])


def is_level_order(cells, binary):
    nodes = nothing = 0
    for x in cells:
        if x is None:
            if nothing >= nodes:
                return False
            nothing += 1
        else:
            if not (nothing <= nodes if binary else nodes == 0 or nothing > 0):
                return False
            nodes += 1
    return not cells or cells[-1] is not None


def check_same(w):
    for a, b, line in TABLE["same"]:
        x, y = VARS[a], VARS[b]
        if (x["repeated"] or y["repeated"]) != w.is_inner:
            continue
        value = lambda v: w.names[v["slot"]] if w.stated(v) is None else w.stated(v)
        if value(x) != value(y):
            raise Illegal("%s is %s, %s is %s: %s" % (x["name"], value(x), y["name"], value(y), TABLE["lines"][line]))


def check_rule(rule, w):
    name, of = kind(rule["atom"])
    reach = rule["reach"]
    if name in WHOLE:
        return WHOLE[name](of, w) is not False
    if name == "Compare" and reach["uniform"] and not reach["is_double"]:
        for side, op, other in ((of["left"], of["op"], of["right"]),
                                (of["right"], FLIPPED.get(of["op"], of["op"]), of["left"])):
            if isinstance(side, dict) and "Element" in side and not mentions_elements(other):
                bound = known(other, w)
                numbers = w.all(side["Element"]["var"])
                return bound is None or not numbers or against(op, numbers, bound)
    if name == "Among":
        array = set(w.all(of["array"]))
        there = {"GreaterEqual": lambda x: array and max(array) >= x, "LessEqual": lambda x: array and min(array) <= x,
                 "Equal": lambda x: x in array}[of["op"]]
        return all(known(of["term"], w) is None or there(known(of["term"], w)) for _ in quantified(reach["bindings"], w))
    if name == "Compare" and reach["is_double"]:
        return all(compare(of, w, True) is not False for _ in quantified(reach["bindings"], w))
    return all(POINTWISE[name](of, w) is not False for _ in quantified(reach["bindings"], w))


def against(op, numbers, bound):
    if op in ("Less", "LessEqual"):
        return COMPARE[op](max(numbers), bound)
    if op in ("Greater", "GreaterEqual"):
        return COMPARE[op](min(numbers), bound)
    return all(COMPARE[op](x, bound) for x in numbers)


def mentions_elements(tree):
    if isinstance(tree, dict):
        return any(name in ("Element", "Sum", "Smallest", "Largest", "Quantifier") or mentions_elements(of)
                   for name, of in tree.items())
    return isinstance(tree, list) and any(map(mentions_elements, tree))


def check_scope(w):
    check_types(w)
    check_same(w)
    for rule in RULES:
        if rule["reach"]["repeated"] == w.is_inner:
            w.q = [0] * 8
            if not check_rule(rule, w):
                raise Illegal("this does not hold: " + TABLE["lines"][rule["line"]])


def check(whole):
    """Raises what is wrong with a text."""
    outer, repeats = Reader(whole).read()
    w = World(outer, repeats)
    for var in VARS:
        if var["kind"] == "Repeats":
            w.names[var["slot"]] = len(repeats)
    resolve(w)
    check_scope(w)
    totals = [rule for rule in RULES if kind(rule["atom"])[0] == "Total"]
    sums = [0] * len(totals)
    for inner in repeats if VARIABLES["has_repeats"] else []:
        w.enter(inner)
        resolve(w)
        check_scope(w)
        w.q = [0] * 8
        for at, rule in enumerate(totals):
            sums[at] += known(kind(rule["atom"])[1]["term"], w) or 0
    for total, rule in zip(sums, totals):
        of = kind(rule["atom"])[1]
        if not COMPARE[of["op"]](total, known(of["bound"], w)):
            raise Illegal("this does not hold: " + TABLE["lines"][rule["line"]])


def main():
    try:
        check(sys.stdin.buffer.read())
    except Illegal as illegal:
        sys.stderr.write("%s\n" % illegal)
        sys.exit(@REFUSED@)
    sys.exit(@ACCEPTED@)


if __name__ == "__main__":
    main()
