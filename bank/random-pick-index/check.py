import math
import sys


def main():
    given = open(sys.argv[1]).read().split()
    n = int(given[0])
    nums = [int(x) for x in given[1:n + 1]]
    targets = [int(x) for x in given[n + 3::2]]
    text = sys.stdin.read().strip()
    if text[:1] != "[" or text[-1:] != "]":
        return "not a list"
    answers = [part.strip() for part in text[1:-1].split(",")]
    if len(answers) != len(targets) + 1 or answers[0] != "null":
        return "not one answer for each call"
    places, counts = {}, {}
    for i, x in enumerate(nums):
        places.setdefault(x, []).append(i)
    for i, (target, text) in enumerate(zip(targets, answers[1:])):
        if not (text.isascii() and text.isdigit() and str(int(text)) == text and int(text) < n):
            return "call %d: not an index" % (i + 1)
        if nums[int(text)] != target:
            return "call %d: index %s holds another number" % (i + 1, text)
        counts.setdefault(target, {}).setdefault(int(text), 0)
        counts[target][int(text)] += 1
    # How seldom a right answer has so many or so few of an index, by Chernoff's bound
    for target, drawn in counts.items():
        calls, p = sum(drawn.values()), 1 / len(places[target])
        if p == 1:
            continue
        for i in places[target]:
            q = drawn.get(i, 0) / calls
            far = 0.0
            if q > 0:
                far += q * math.log(q / p)
            if q < 1:
                far += (1 - q) * math.log((1 - q) / (1 - p))
            if calls * far - math.log(2 * n) > 32:
                return "index %d is drawn %d times of %d, where %d are alike" % (i, drawn.get(i, 0), calls, len(places[target]))
    return ""


wrong = main()
if wrong:
    open(sys.argv[3] + "/judgemessage.txt", "w").write(wrong + "\n")
sys.exit(43 if wrong else 42)
