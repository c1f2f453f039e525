"""Kattis' interface: every answer is a key with the largest or the smallest count, or empty where there is no key."""
import json
import os
import sys


def refuse(why):
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
        file.write(why + "\n")
    sys.exit(43)


with open(sys.argv[1]) as file:
    calls = [line.split() for line in file.read().split("\n")[1:] if line]
try:
    got = json.loads(sys.stdin.buffer.read().decode())
except (ValueError, RecursionError):
    refuse("not a list in the site's notation")
if not isinstance(got, list) or len(got) != len(calls) + 1 or got[0] is not None:
    refuse("a list of null and an answer for each call is wanted")
# How many keys have each count; the largest and the smallest count move by one at a time, or are looked for.
counts, having, most, least = {}, {}, 0, 0
for number, (call, answer) in enumerate(zip(calls, got[1:]), 1):
    if call[0] in ("inc", "dec"):
        if answer is not None:
            refuse("call %d: null is wanted" % number)
        before = counts.get(call[1], 0)
        after = before + (1 if call[0] == "inc" else -1)
        counts[call[1]] = after
        having[before] = having.get(before, 0) - 1
        having[after] = having.get(after, 0) + 1
        present = [count for count in (before, after) if count > 0]
        if after > most:
            most = after
        while most > 0 and having.get(most, 0) <= 0:
            most -= 1
        if after > 0 and (least == 0 or after < least):
            least = after
        if having.get(least, 0) <= 0 or least == 0:
            least = min((count for count, keys in having.items() if count > 0 and keys > 0), default=0)
            having = {count: keys for count, keys in having.items() if keys > 0}
    else:
        if not isinstance(answer, str):
            refuse("call %d: a string is wanted" % number)
        wanted = most if call[0] == "getMaxKey" else least
        if answer != "" if wanted == 0 else counts.get(answer, 0) != wanted:
            refuse("call %d: not a key with that count" % number)
sys.exit(42)
