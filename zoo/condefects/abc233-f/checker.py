"""Accepts -1 where the answer is -1, and else every list of at most 500000 operations that sorts."""
import sys

MOST = 500000


def refuse(message):
    with open(sys.argv[3] + "/judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(43)


def read(text):
    words = text.split()
    if not words:
        refuse("nothing is printed")
    if not all(word == "-1" or word.isascii() and word.isdigit() and len(word) < 10 for word in words):
        refuse("there is something that is not a number")
    return list(map(int, words))


def sorts(n, p, swaps, numbers):
    """What is wrong with these operations, or an empty string."""
    if numbers[0] < 0:
        return "-1, though it can be sorted"
    if numbers[0] > MOST:
        return "too many operations: %d" % numbers[0]
    if len(numbers) - 1 != numbers[0]:
        return "%d operations are named, and %d listed" % (numbers[0], len(numbers) - 1)
    p = p[:]
    for number in numbers[1:]:
        if not 1 <= number <= len(swaps):
            return "there is no operation %d" % number
        a, b = swaps[number - 1]
        p[a], p[b] = p[b], p[a]
    if p != list(range(n)):
        return "it is not sorted afterwards"
    return ""


with open(sys.argv[1]) as file:
    words = list(map(int, file.read().split()))
n = words[0]
p = [value - 1 for value in words[1:n + 1]]
m = words[n + 1]
rest = words[n + 2:]
swaps = [(rest[2 * i] - 1, rest[2 * i + 1] - 1) for i in range(m)]
with open(sys.argv[2]) as file:
    answer = read(file.read())
got = read(sys.stdin.read())
if answer == [-1]:
    if got == [-1]:
        sys.exit(42)
    if not sorts(n, p, swaps, got):
        raise Exception("the output sorts, but the answer is -1")
    refuse("it cannot be sorted")
wrong = sorts(n, p, swaps, got)
if wrong:
    refuse(wrong)
sys.exit(42)
