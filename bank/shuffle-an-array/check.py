"""Kattis' interface: a shuffle is a permutation of nums, a reset is nums, and over many shuffles no value comes too often to a place."""
import json
import math
import os
import sys
from collections import Counter


def refuse(why):
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
        file.write(why + "\n")
    sys.exit(43)


def is_unlikely(seen, trials, chance, cells):
    """Whether a cell with that chance is hit so often or so seldom only once in 10^12 runs, by Chernoff's bound."""
    share = seen / trials
    distance = 0.0
    if share > 0:
        distance += share * math.log(share / chance)
    if share < 1:
        distance += (1 - share) * math.log((1 - share) / (1 - chance))
    return math.log(2 * cells) - trials * distance < math.log(1e-12)


with open(sys.argv[1]) as file:
    tokens = file.read().split()
n = int(tokens[0])
nums = [int(token) for token in tokens[1:n + 1]]
calls = tokens[n + 2:]
try:
    got = json.loads(sys.stdin.buffer.read().decode())
except (ValueError, RecursionError):
    refuse("not a list in the site's notation")
if not isinstance(got, list) or len(got) != len(calls) + 1 or got[0] is not None:
    refuse("a list of null and an answer for each call is wanted")
wanted = sorted(nums)
shuffles = []
for number, (call, answer) in enumerate(zip(calls, got[1:]), 1):
    if not isinstance(answer, list) or any(type(item) is not int for item in answer):
        refuse("call %d: not a list of integers" % number)
    if call == "reset" and answer != nums:
        refuse("call %d: not the original array" % number)
    if call == "shuffle":
        if sorted(answer) != wanted:
            refuse("call %d: not a permutation of the array" % number)
        shuffles.append(answer)
trials = len(shuffles)
if n > 1 and trials:
    places = Counter((place, item) for shuffle in shuffles for place, item in enumerate(shuffle))
    if any(is_unlikely(places[place, item], trials, 1 / n, n * n) for place in range(n) for item in nums):
        refuse("a value comes to a place too often or too seldom")
if n > 2 and trials:
    pairs = Counter((shuffle[0], shuffle[1]) for shuffle in shuffles)
    cells = n * (n - 1)
    if any(is_unlikely(pairs[a, b], trials, 1 / cells, cells) for a in nums for b in nums if a != b):
        refuse("two values come to the front too often or too seldom")
sys.exit(42)
