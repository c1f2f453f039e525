import sys

sys.setrecursionlimit(200000)


def deeper(n):
    return 0 if n == 0 else deeper(n - 1)


sys.exit(deeper(100000))
