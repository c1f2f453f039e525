"""Follows the jumps. Kattis' interface: input, answer, feedback folder; the output comes on standard input."""
import sys

STEP = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}


def refuse(why):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as message:
        message.write(why + "\n")
    sys.exit(43)


n, a, b, *jumps = map(int, open(sys.argv[1]).read().split())
possible = open(sys.argv[2]).read().split()[0] == "Yes"
output = sys.stdin.buffer.read().decode("ascii", "replace").split()
if output == ["No"]:
    if possible:
        refuse("there is a way")
    sys.exit(42)
if len(output) != 2 or output[0] != "Yes":
    refuse("neither No, nor Yes and a way")
way = output[1]
if len(way) != n:
    refuse(f"{len(way)} jumps where {n} are wanted")
x = y = 0
for letter, length in zip(way, jumps):
    if letter not in STEP:
        refuse("a letter other than U, D, L, R")
    x += STEP[letter][0] * length
    y += STEP[letter][1] * length
if (x, y) != (a, b):
    refuse(f"the way ends at {x} {y}")
if not possible:
    sys.exit("the answer says No, and this way is right")
sys.exit(42)
