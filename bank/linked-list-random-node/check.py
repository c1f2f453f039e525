import json
import sys
from collections import Counter
from math import log, sqrt

path, answer, feedback = sys.argv[1:4]


def refuse(message):
    with open(feedback + "/judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(43)


with open(path) as file:
    words = file.read().split()
nodes = int(words[0])
values = Counter(map(int, words[1:1 + nodes]))
calls = int(words[1 + nodes])
try:
    got = json.loads(sys.stdin.buffer.read().decode("utf-8"))
except (ValueError, RecursionError):
    refuse("not a list in the site's notation")
if type(got) is not list or len(got) != calls + 1:
    refuse("expected a list of %d answers" % (calls + 1))
if got[0] is not None:
    refuse("call 0: expected null")
got = got[1:]
for i, value in enumerate(got):
    if type(value) is not int or value not in values:
        refuse("call %d: not the value of a node" % (i + 1))

# By the inequalities of Bernstein and Freedman, a sum of independent draws is further from its mean than `reach`
# with a probability below one in 10^9, for all values together.
weight = log(4e9 * len(values))


def reach(variance):
    return weight / 3 + sqrt(weight * weight / 9 + 2 * variance * weight)


count = Counter(got)
for value, places in values.items():
    share = places / nodes
    if abs(count[value] - calls * share) > reach(calls * share * (1 - share)):
        refuse("%d comes %d times in %d calls, where %.1f times are to be expected" % (value, count[value], calls, calls * share))
# an answer that is the last one again
shares = [values[value] / nodes for value in got[:-1]]
again = sum(a == b for a, b in zip(got, got[1:]))
if abs(again - sum(shares)) > reach(sum(share * (1 - share) for share in shares)):
    refuse("the last value comes again %d times, where %.1f times are to be expected" % (again, sum(shares)))
sys.exit(42)
