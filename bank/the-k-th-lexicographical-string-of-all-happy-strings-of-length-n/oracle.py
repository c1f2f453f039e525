# By definition: all happy strings of the length are listed, letter by letter in order.
# oracle:
#   n <= 10
from functools import lru_cache


@lru_cache(None)
def happy(n):
    if n == 0:
        return [""]
    return [text + letter for text in happy(n - 1) for letter in "abc" if not text.endswith(letter)]


class Solution:
    def getHappyString(self, n, k):
        strings = happy(n)
        return strings[k - 1] if k <= len(strings) else ""
