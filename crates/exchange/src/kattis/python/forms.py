def field_of(var):
    return kind(VARS[var]["kind"])[1]["field"]


def groups(w, var, depth):
    """The cells of the whole array, or of each row."""
    value = w.fields[field_of(var)]
    count = 1 if depth == 0 else (value.ends[depth - 1][-1] if value.ends[depth - 1] else 0)
    for item in range(count):
        start, end = value.below(item, item + 1, value.ends[depth:])
        yield value.cells[start:end]


def words(of, w):
    field = of["field"]
    level = len(w.fields[field].ends) - 1
    texts = [list(text) for text in of["texts"]]
    return all(w.is_absent(field, level, item) or text in texts
               for item, text in enumerate(w.fields[field].innermost()))


def distinct(of, w):
    first = of["fields"][0]
    value, item, group = w.fields[first], of["item"], of["group"]
    count = 1 if group == 0 else (value.ends[group - 1][-1] if value.ends[group - 1] else 0)
    is_tree = len(of["fields"]) == 1 and first in TREES
    for one in range(count):
        start, end = value.below(one, one + 1, value.ends[group:item])
        seen = set()
        for at in range(start, end):
            key = []
            for field in of["fields"]:
                other = w.fields[field]
                low, high = other.below(at, at + 1, other.ends[item:])
                key.append(tuple(other.cells[low:high]))
            if is_tree and key == [(None,)]:
                continue
            if tuple(key) in seen:
                return False
            seen.add(tuple(key))
    return True


def unlike(of, w):
    one, other = w.fields[of["one"]], w.fields[of["other"]]
    return (one.ends, one.cells) != (other.ends, other.cells)


def text_form(of, w):
    fits = {
        "NoLeadingZeros": lambda t: len(t) < 2 or t[0] != of["zero"],
        "NoTrailingZeros": lambda t: len(t) < 2 or t[-1] != of["zero"],
        "NoOuterSpaces": lambda t: t[:1] != [32] and t[-1:] != [32],
        "SingleSpaces": lambda t: t[:1] != [32] and t[-1:] != [32] and b"  " not in bytes(min(x, 255) for x in t),
        "Palindrome": lambda t: t == t[::-1],
        "Rotated": is_rotated,
        "Mountain": is_mountain,
        "Balanced": is_balanced,
    }[of["form"]]
    return all(fits(text) for text in w.fields[field_of(of["var"])].innermost())


def is_rotated(t):
    falls = sum(a > b for a, b in zip(t, t[1:]))
    return falls == 0 or (falls == 1 and t[-1] <= t[0])


def is_mountain(t):
    peak = 0
    while peak + 1 < len(t) and t[peak] < t[peak + 1]:
        peak += 1
    return 0 < peak < len(t) - 1 and all(a > b for a, b in zip(t[peak:], t[peak + 1:]))


def is_balanced(t):
    opened = []
    for c in t:
        if c in (40, 91, 123):
            opened.append({40: 41, 91: 93, 123: 125}[c])
        elif c in (41, 93, 125) and (not opened or opened.pop() != c):
            return False
    return not opened


def search_tree(of, w):
    cells = w.fields[field_of(of["var"])].cells
    spans, following = {0: (-FAR, FAR)}, 1
    for at, x in enumerate(cells):
        if x is None:
            continue
        low, high = spans.get(at, (-FAR, FAR))
        if not low < x < high:
            return False
        spans[following], spans[following + 1] = (low, x), (x, high)
        following += 2
    return True


class Sets:
    """Nodes and whom they are joined with."""

    def __init__(self):
        self.above = {}

    def root(self, x):
        while self.above.setdefault(x, x) != x:
            self.above[x] = self.above[self.above[x]]
            x = self.above[x]
        return x

    def join(self, a, b):
        a, b = self.root(a), self.root(b)
        self.above[a] = b
        return a != b


def graph(of, w):
    value, structure = w.fields[field_of(of["ends"][0])], of["structure"]
    if of["is_parents"]:
        sets = Sets()
        for node, parent in enumerate(value.cells):
            if parent != -1 and not (0 <= parent - BASE < len(value.cells) and sets.join(node, parent - BASE)):
                return False
        return value.cells.count(-1) == 1
    if len(of["ends"]) == 2:
        edges = list(zip(value.cells, w.fields[field_of(of["ends"][1])].cells))
    else:
        rows = list(value.innermost())
        if any(len(row) < 2 for row in rows):
            return False
        edges = [(row[0], row[1]) for row in rows]
    loops = any(a == b for a, b in edges)
    repeated = len({(min(e), max(e)) for e in edges}) < len(edges)
    if structure in ("NoLoops", "NoRepeatedEdges", "Simple"):
        return not (loops and structure != "NoRepeatedEdges" or repeated and structure != "NoLoops")
    nodes = {node for edge in edges for node in edge}
    if structure == "Acyclic":
        return is_acyclic(edges, nodes)
    if structure == "Symmetric":
        return True
    first, last = known(of["first"], w), known(of["last"], w)
    if first is None or last is None:
        return None
    if structure in ("StronglyConnected", "Reachable", "Joined"):
        return leads(of, w, edges, first, last)
    total = last - first + 1
    if len(nodes) != total and not (total == 1 and not edges):
        return False
    sets = Sets()
    joined = sum(sets.join(a, b) for a, b in edges)
    return (joined == len(edges) or structure == "Connected") and len(nodes) - joined <= 1


def reached(edges, start):
    following = {}
    for a, b in edges:
        following.setdefault(a, []).append(b)
    seen, waiting = {start}, [start]
    while waiting:
        for y in following.get(waiting.pop(), ()):
            if y not in seen:
                seen.add(y)
                waiting.append(y)
    return seen


def leads(of, w, edges, first, last):
    """Whether the nodes are reached that a line names: all where it names none."""
    start, end = [known(of[name], w) if of.get(name) else None for name in ("from", "to")]
    back = [(b, a) for a, b in edges]
    if start is not None and end is not None:
        return end in reached(edges + back if of["structure"] == "Joined" else edges, start)
    return ((end is not None or len(reached(edges, first if start is None else start)) > last - first)
            and (start is not None or len(reached(back, first if end is None else end)) > last - first))


def is_acyclic(edges, nodes):
    following, entering = {x: [] for x in nodes}, dict.fromkeys(nodes, 0)
    for a, b in edges:
        following[a].append(b)
        entering[b] += 1
    free, taken = [x for x in nodes if entering[x] == 0], 0
    while free:
        taken += 1
        for y in following[free.pop()]:
            entering[y] -= 1
            if entering[y] == 0:
                free.append(y)
    return taken == len(nodes)


def is_of(of, x):
    return x is not None and any(low <= x <= high for low, high in of["ranges"])


def tallies(of, w):
    return [sum(is_of(of, x) for x in cells) for cells in groups(w, of["var"], of["group"])]


def count(of, w):
    bound = known(of["bound"], w)
    return None if bound is None else all(COMPARE[of["op"]](n, bound) for n in tallies(of["kind"], w))


def count_remainder(of, w):
    return all(n % of["modulus"] == of["remainder"] for n in tallies(of["kind"], w))


def run(of, w):
    for cells in groups(w, of["kind"]["var"], of["kind"]["group"]):
        longest = now = 0
        for x in cells:
            now = now + 1 if is_of(of["kind"], x) else 0
            longest = max(longest, now)
        if longest > of["most"]:
            return False
    return True


def appear(of, w):
    name, times = kind(of["times"])
    for cells in groups(w, of["var"], of["group"]):
        counts = {}
        for x in cells:
            counts[x] = counts.get(x, 0) + 1
        counts = list(counts.values())
        if name == "Each":
            holds = each_appears(times, counts, w)
        elif name == "Different":
            number = known(times[1], w)
            holds = None if number is None else COMPARE[times[0]](len(counts), number)
        else:
            least = known(times, w)
            holds = None if least is None else any(n >= least for n in counts)
        if not holds:
            return holds
    return True


def each_appears(times, counts, w):
    most = FAR if times["most"] is None else known(times["most"], w)
    if most is None:
        return None
    other = times["except"] or {"values": 0, "least": 1, "most": 0}
    must = may = 0
    for n in counts:
        plain = times["least"] <= n <= most
        special = other["least"] <= n and (other["most"] is None or n <= other["most"])
        if not plain and not special:
            return False
        must, may = must + (not plain), may + (plain and special)
    return must <= other["values"] <= must + may


def within(of, w):
    small, large = w.fields[of["part"]].cells, w.fields[of["whole"]].cells
    if of["how"] == "Subsequence":
        rest = iter(large)
        return all(x in rest for x in small)
    if of["how"] == "Suffix":
        return not small or large[-len(small):] == small
    return not small or any(large[at:at + len(small)] == small
                            for at, x in enumerate(large) if x == small[0])


def rearranged(of, w):
    low = lambda field: sorted(LOW if x is None else x for x in w.fields[field].cells)
    return low(of["first"]) == low(of["second"])


def holds(of, w):
    return w.fields[of["text"]].cells in list(w.fields[of["array"]].innermost())


def symmetric(of, w):
    rows = enumerate(w.fields[of["field"]].innermost(), BASE)
    edges = {(u, v) for u, row in rows for v in row}
    return all((v, u) in edges for u, v in edges)


def decimals(of, w):
    digits = lambda x: max(0, -Decimal(repr(x)).normalize().as_tuple().exponent)
    return all(x is None or digits(x) <= of["digits"] for x in w.fields[of["field"]].cells)


def text(cells):
    return "".join(map(chr, cells))


def numbers_in(of, w):
    runs = (run for cells in w.fields[field_of(of["var"])].innermost() for run in re.findall("[0-9]+", text(cells)))
    return all(of["lo"] <= (int(run) if len(run.lstrip("0")) < 40 else FAR) <= of["hi"]
               for run in (r.lstrip("0") or "0" for r in runs))


def texts(of, w):
    """The texts that are there: rows of another kind have none."""
    field = field_of(of["var"])
    level = len(w.fields[field].ends) - 1
    return (text(cells) for item, cells in enumerate(w.fields[field].innermost()) if not w.is_absent(field, level, item))


def nested_list(of, w):
    return all(is_nested(whole, of["lo"], of["hi"]) for whole in texts(of, w))


def is_nested(whole, low, high):
    tokens = re.findall(r"-?[0-9]+|.", whole, re.DOTALL)
    depth, last = 0, ","
    for token in tokens:
        wants = last in (",", "[")
        if token == "[" and wants:
            depth += 1
        elif token == "]" and depth and last != ",":
            depth -= 1
        elif token == "," and depth and not wants:
            pass
        elif wants and re.fullmatch("0|-?[1-9][0-9]{0,18}", token) and low <= int(token) <= high:
            pass
        else:
            return False
        last = token
    return depth == 0 and last not in (",", "[")


def height(of, w):
    """A binary tree has two places below each node; else nothing stands behind the root and behind each node's children."""
    binary, depths, nothing = of["field"] in BINARY, [], 0
    for x in w.fields[of["field"]].cells:
        place = len(depths) + nothing
        parent = (place - 1) // 2 if binary else max(nothing - 1, 0)
        if x is None:
            nothing += 1
        elif place == 0:
            depths.append(1)
        else:
            depths.append(depths[parent] + 1 if parent < len(depths) else 1)
    return (depths[-1] if depths else 0) <= of["most"]


def pair_sum(of, w):
    wanted = known(of["sum"], w)
    if wanted is None or not LOW <= wanted <= HIGH:
        return None
    seen, pairs = {}, 0
    for x in w.fields[field_of(of["array"])].cells:
        pairs += seen.get(wanted - x, 0)
        seen[x] = seen.get(x, 0) + 1
    return pairs == 1


def text_number(of, w):
    return all(re.fullmatch("0|[1-9][0-9]*", t) and len(t) < 40 and of["lo"] <= int(t) <= of["hi"]
               for t in texts(of, w))


def word_count(of, w):
    words = [word for word in text(w.fields[field_of(of["var"])].cells).split(" ") if word]
    return of["least"] <= len(words) <= of["most"]


def pattern(of, w):
    return all(re.fullmatch("[ -~]*", t) and re.fullmatch(of["source"], t)
               for t in texts(of, w))


def tree_form(of, w):
    is_node = [x is not None for x in w.fields[of["field"]].cells]
    if of["kind"] == "Complete":
        return all(is_node)
    return len(is_node) % 2 == min(len(is_node), 1) and all(a == b for a, b in zip(is_node[1::2], is_node[2::2]))


def node_values(of, w):
    cells, following = w.fields[field_of(of["var"])].cells, 1
    for x in cells:
        if x is None:
            continue
        is_leaf = all(child is None for child in cells[following:following + 2])
        if is_leaf == of["of_leaves"] and not of["lo"] <= x <= of["hi"]:
            return False
        following += 2
    return True


def traversal(of, w):
    """A stack takes the values of one array in order and gives those of the other; each entry has its number of children."""
    pushed, bound = w.fields[of["pushed"]].cells, of["of_ancestors"]
    stack, taken = [], 0
    for wanted in w.fields[of["popped"]].cells:
        while not stack or stack[-1][0] != wanted:
            if taken == len(pushed) or (bound and (stack[-1][1] >= 2 if stack else taken > 0)):
                return False
            if stack:
                stack[-1][1] += 1
            stack.append([pushed[taken], 0])
            taken += 1
            if pushed[taken - 1] == wanted:
                break
        if bound and taken < len(pushed) and all(children >= 2 for _, children in stack[:-1]):
            return False
        stack.pop()
    return taken == len(pushed)


def apart(of, w):
    items = lambda f: set(f.cells) if len(f.ends) == 1 else set(map(tuple, f.innermost()))
    return items(w.fields[of["first"]]).isdisjoint(items(w.fields[of["second"]]))


def guard(of, w):
    more = 0
    for tag in w.fields[field_of(of["var"])].cells:
        if tag == of["guarded"] and more <= 0:
            return False
        more += (tag in of["more"]) - (tag in of["fewer"])
    return True


WHOLE = {
    "Words": words, "Distinct": distinct, "Unlike": unlike, "TextForm": text_form, "SearchTree": search_tree,
    "Graph": graph, "Count": count, "CountRemainder": count_remainder, "Run": run, "Appear": appear, "Within": within,
    "Rearranged": rearranged, "Holds": holds, "Lacks": lambda of, w: not holds(of, w), "Symmetric": symmetric,
    "Decimals": decimals, "NumbersIn": numbers_in, "NestedList": nested_list, "Height": height, "PairSum": pair_sum,
    "TextNumber": text_number, "WordCount": word_count, "Guard": guard, "Pattern": pattern, "Apart": apart,
    "TreeForm": tree_form, "NodeValues": node_values, "Traversal": traversal, "Total": lambda of, w: True,
}


