import sys

words = iter(sys.stdin.read().split())


def listed():
    return [next(words) for _ in range(int(next(words)))]


foods, cuisines = set(listed()), set(listed())
listed()
for _ in range(int(next(words))):
    method, name = next(words), next(words)
    if method == "changeRating":
        next(words)
    if name not in (foods if method == "changeRating" else cuisines):
        print("there is no %s" % name)
        sys.exit(43)
sys.exit(42)
