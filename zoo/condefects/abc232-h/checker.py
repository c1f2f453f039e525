"""Accepts every tour of a king over the whole board from (1, 1) to the wanted square."""
import sys


def refuse(message):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(43)


with open(sys.argv[1]) as file:
    height, width, a, b = map(int, file.read().split())
lines = sys.stdin.read().split("\n")
while lines and not lines[-1].strip():
    lines.pop()
if len(lines) != height * width:
    refuse("%d lines are wanted, got %d" % (height * width, len(lines)))
seen = set()
before = None
for number, line in enumerate(lines, 1):
    words = line.split()
    if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        refuse("line %d is not two numbers" % number)
    square = (int(words[0]), int(words[1]))
    if not (1 <= square[0] <= height and 1 <= square[1] <= width):
        refuse("line %d is not on the board" % number)
    if square in seen:
        refuse("line %d is a square that was there before" % number)
    if before is None:
        if square != (1, 1):
            refuse("the tour does not begin at 1 1")
    elif max(abs(square[0] - before[0]), abs(square[1] - before[1])) != 1:
        refuse("line %d is no move of a king" % number)
    seen.add(square)
    before = square
if before != (a, b):
    refuse("the tour does not end at %d %d" % (a, b))
sys.exit(42)
