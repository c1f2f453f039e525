import bisect
import json
import math
import os
import sys

# What pick gives must be in the range and not in blacklist, and as even as chance makes it: what is refused for its frequencies happens to
# a right class about never (8 standard deviations).


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
    n, black = int(lines[0]), sorted(map(int, lines[2].split()))
    banned, ranks = set(black), []
    for at in range(1, len(got)):
        val = got[at]
        if type(val) is not int or not 0 <= val < n or val in banned:
            return "call %d (pick): not one of the numbers" % at
        ranks.append(val - bisect.bisect(black, val))
    return "the numbers are not equally likely" if uneven(ranks, n - len(black)) else ""


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
