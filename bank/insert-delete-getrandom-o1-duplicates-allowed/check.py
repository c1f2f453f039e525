import json
import math
import os
import sys

# What insert and remove give is certain. What getRandom gives must be held, and be drawn as often as chance makes it likely: limits are so
# far off (8 standard deviations) that a right class never meets them.


def unlikely(hits, chances):
    """Counts of draws that do not come from these chances."""
    draws, free = sum(hits), len(hits) - 1
    if free < 1:
        return False
    chi = sum((hit - draws * chance) ** 2 / (draws * chance) for hit, chance in zip(hits, chances))
    share = 2 / (9 * free)
    return ((chi / free) ** (1 / 3) - (1 - share)) / math.sqrt(share) > 8


def uneven(drawn, count):
    """Whether these draws, all among the same values with these multiplicities, are nearly impossible."""
    draws, total = len(drawn), sum(count.values())
    if draws < 40:
        return False
    often = {}
    for val in drawn:
        often[val] = often.get(val, 0) + 1
    # values beside each other, together until about 10 draws are likely; values held more often first, so that they share no bin with rare ones
    hits, chances, hit, held = [], [], 0, 0
    for val in sorted(count, key=lambda val: (-count[val], val)):
        hit += often.get(val, 0)
        held += count[val]
        if held * draws >= 10 * total:
            hits.append(hit)
            chances.append(held / total)
            hit = held = 0
    if held:
        if not hits:
            return False
        hits[-1] += hit
        chances[-1] += held / total
    return unlikely(hits, chances)


def wrong(lines, expected, got):
    if type(got) is not list or len(got) != len(expected) or got[0] is not None:
        return "one answer for each call is wanted"
    count, drawn, marks = {}, [], None
    tallies = {kind: [0, 0.0, 0.0] for kind in ("least", "largest", "newest", "most frequent")}
    newest = None
    for at in range(1, len(got)):
        name, *rest = lines[at].split(" ")
        if name == "getRandom":
            val = got[at]
            if type(val) is not int or val not in count:
                return "call %d (getRandom): no number of the collection" % at
            drawn.append(val)
            if 1 < len(count) <= 100 and len(drawn) <= 8:
                if marks is None:
                    total = sum(count.values())
                    marks = {"least": min(count), "largest": max(count), "most frequent": max(count, key=count.get)}
                    if newest in count:
                        marks["newest"] = newest
                for kind, which in marks.items():
                    chance = count[which] / total
                    tally = tallies[kind]
                    tally[0] += val == which
                    tally[1] += chance
                    tally[2] += chance * (1 - chance)
            continue
        if type(got[at]) is not bool or got[at] != expected[at]:
            return "call %d (%s): expected %s" % (at, lines[at], str(expected[at]).lower())
        if drawn and uneven(drawn, count):
            return "before call %d: the numbers of getRandom are not as likely as they should be" % at
        drawn, marks = [], None
        val = int(rest[0])
        if name == "insert":
            count[val] = count.get(val, 0) + 1
            newest = val
        elif got[at]:
            count[val] -= 1
            if not count[val]:
                del count[val]
    if drawn and uneven(drawn, count):
        return "the last numbers of getRandom are not as likely as they should be"
    for kind, (hits, mean, spread) in tallies.items():
        if abs(hits - mean) > 8 * math.sqrt(spread) + 12:
            return "getRandom gives the %s number %d times, where %.1f are likely" % (kind, hits, mean)
    return ""


def main():
    with open(sys.argv[1]) as file:
        lines = file.read().split("\n")
    with open(sys.argv[2]) as file:
        expected = json.load(file)
    try:
        why = wrong(lines, expected, json.loads(sys.stdin.buffer.read().decode("utf-8")))
    except (ValueError, RecursionError):
        why = "this is not a list of answers"
    if why:
        with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
            file.write(why + "\n")
    return 43 if why else 42


sys.exit(main())
