import sys

words = iter(sys.stdin.read().split())


def listed():
    return [next(words) for _ in range(int(next(words)))]


keys = set(listed())
listed()
listed()
for _ in range(int(next(words))):
    method, word = next(words), next(words)
    if method == "encrypt" and not set(word) <= keys:
        print("%s has a letter that is no key" % word)
        sys.exit(43)
sys.exit(42)
