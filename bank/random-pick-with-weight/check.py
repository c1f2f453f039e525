import math
import sys


def read_numbers(text):
    text = text.strip()
    if text[:1] != "[" or text[-1:] != "]":
        return None
    return [part.strip() for part in text[1:-1].split(",")]


def main():
    given = open(sys.argv[1]).read().split()
    n = int(given[0])
    w = [int(x) for x in given[1:n + 1]]
    calls = int(given[n + 1])
    answers = read_numbers(sys.stdin.read())
    if answers is None or len(answers) != calls + 1 or answers[0] != "null":
        return "not one answer for each call"
    counts = {}
    for i, text in enumerate(answers[1:]):
        if not (text.isascii() and text.isdigit() and str(int(text)) == text and int(text) < n):
            return "call %d: not an index" % (i + 1)
        counts[int(text)] = counts.get(int(text), 0) + 1
    # How seldom a right answer has so many or so few of an index, by Chernoff's bound
    total = sum(w)
    for i in range(n):
        p, q = w[i] / total, counts.get(i, 0) / max(1, calls)
        if n == 1 or not calls:
            break
        far = 0.0
        if q > 0:
            far += q * math.log(q / p)
        if q < 1:
            far += (1 - q) * math.log((1 - q) / (1 - p))
        if calls * far - math.log(2 * n) > 32:
            return "index %d is drawn %d times of %d, its weight is %d of %d" % (i, counts.get(i, 0), calls, w[i], total)
    return ""


wrong = main()
if wrong:
    open(sys.argv[3] + "/judgemessage.txt", "w").write(wrong + "\n")
sys.exit(43 if wrong else 42)
