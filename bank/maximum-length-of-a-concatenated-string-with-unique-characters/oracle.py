# By definition: the strings of every choice are written one after the other, and the letters are compared.
# oracle:
#   arr.length <= 7
from itertools import combinations


class Solution:
    def maxLength(self, arr):
        best = 0
        for size in range(len(arr) + 1):
            for chosen in combinations(arr, size):
                text = "".join(chosen)
                if len(set(text)) == len(text):
                    best = max(best, len(text))
        return best
