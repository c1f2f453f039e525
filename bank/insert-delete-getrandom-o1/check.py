import json
import math
import os
import sys

# insert and remove have one answer. What getRandom gives must be in the set, and as even as chance makes it: what is refused for its
# frequencies happens to a right class about never (8 standard deviations).


def surprising(counts, chances):
    """Whether such counts come from these chances (of a sum of 1) about never."""
    draws, free = sum(counts), len(counts) - 1
    if free == 0:
        return False
    chi = sum((count - draws * chance) ** 2 / (draws * chance) for count, chance in zip(counts, chances))
    share = 2 / (9 * free)
    return abs(((chi / free) ** (1 / 3) - (1 - share)) / math.sqrt(share)) > 8


def uneven(ranks, size):
    """Whether draws among `size` equally likely items, told by their ranks, are nearly impossible."""
    draws, seen = len(ranks), len(set(ranks))
    if seen < size and draws:
        # how likely at most so many items are drawn is at most C(size, seen) * (seen / size) ** draws
        ways = math.lgamma(size + 1) - math.lgamma(seen + 1) - math.lgamma(size - seen + 1)
        if ways + draws * math.log(seen / size) < -30:
            return True
    bins = min(size, draws // 20)
    if bins < 2:
        return False
    counts = [0] * bins
    for rank in ranks:
        counts[rank * bins // size] += 1
    ends = [-(-at * size // bins) for at in range(bins + 1)]
    return surprising(counts, [(ends[at + 1] - ends[at]) / size for at in range(bins)])


def wrong(lines, expected, got):
    if type(got) is not list or len(got) != len(expected) or got[0] is not None:
        return "one answer for each call is wanted"
    held, order, time = set(), {}, 0
    drawn, edges = [], {"oldest": [0, 0.0, 0.0], "newest": [0, 0.0, 0.0], "least": [0, 0.0, 0.0], "largest": [0, 0.0, 0.0]}
    marks = None

    def finish():
        nonlocal marks
        # fewer draws are never surprising, and below 40 only how many differ is looked at
        if len(drawn) > 3:
            ranks = {val: rank for rank, val in enumerate(sorted(held) if len(drawn) >= 40 else set(drawn))}
            if uneven([ranks[val] for val in drawn], len(held)):
                return True
        drawn.clear()
        marks = None
        return False

    for at in range(1, len(got)):
        name, *rest = lines[at].split(" ")
        if name == "getRandom":
            val = got[at]
            if type(val) is not int or val not in held:
                return "call %d (getRandom): not in the set" % at
            drawn.append(val)
            if len(held) > 1 and len(drawn) <= 8:
                if marks is None and len(held) <= 100:
                    by_time = sorted(held, key=order.get)
                    marks = {"oldest": by_time[0], "newest": by_time[-1], "least": min(held), "largest": max(held)}
                if marks:
                    chance = 1 / len(held)
                    for kind, which in marks.items():
                        edges[kind][0] += val == which
                        edges[kind][1] += chance
                        edges[kind][2] += chance * (1 - chance)
            continue
        val = int(rest[0])
        if type(got[at]) is not bool or got[at] != expected[at]:
            return "call %d (%s): expected %s" % (at, lines[at], str(expected[at]).lower())
        if got[at]:
            if finish():
                return "before call %d: the numbers of getRandom are not equally likely" % at
            time += 1
            if name == "insert":
                held.add(val)
                order[val] = time
            else:
                held.remove(val)
    if finish():
        return "the numbers of getRandom at the end are not equally likely"
    for kind, (hits, mean, spread) in edges.items():
        if abs(hits - mean) > 8 * math.sqrt(spread) + 12:
            return "getRandom gives the %s number of the set %d times, where %.1f are likely" % (kind, hits, mean)
    return ""


def main():
    with open(sys.argv[1]) as file:
        lines = file.read().split("\n")
    with open(sys.argv[2]) as file:
        expected = json.load(file)
    why = None
    try:
        got = json.loads(sys.stdin.buffer.read().decode("utf-8"))
    except (ValueError, RecursionError):
        why = "this is not a list of answers"
    if why is None:
        why = wrong(lines, expected, got)
    if why:
        with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
            file.write(why + "\n")
        return 43
    return 42


sys.exit(main())
