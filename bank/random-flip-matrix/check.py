import json
import sys

lines = open(sys.argv[1]).read().split("\n")
m, n = int(lines[0]), int(lines[1])
calls = [line.strip() for line in lines[3:3 + int(lines[2])]]


def refuse(why):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as out:
        out.write(why + "\n")
    sys.exit(43)


try:
    got = json.loads(sys.stdin.buffer.read().decode())
except (ValueError, RecursionError):
    refuse("the output is not a list")
if type(got) is not list or len(got) != len(calls) + 1:
    refuse("one item for the constructor and one for each call is wanted")
if got[0] is not None:
    refuse("the constructor gives no value")
flipped = set()
for k, call in enumerate(calls):
    item = got[k + 1]
    if call == "reset":
        if item is not None:
            refuse("call %d: reset gives no value" % (k + 1))
        flipped.clear()
        continue
    if type(item) is not list or len(item) != 2 or any(type(x) is not int for x in item):
        refuse("call %d: two integers are wanted" % (k + 1))
    i, j = item
    if not (0 <= i < m and 0 <= j < n):
        refuse("call %d: outside the matrix" % (k + 1))
    if (i, j) in flipped:
        refuse("call %d: this cell is 1 already" % (k + 1))
    flipped.add((i, j))
sys.exit(42)
