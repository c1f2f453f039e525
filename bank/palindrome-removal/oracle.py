# By definition: every palindrome of the array is removed in turn, and what is left is solved in the same way.
# oracle:
#   arr.length <= 8
#   arr[i] <= 3
from functools import lru_cache


@lru_cache(None)
def moves(arr):
    if not arr:
        return 0
    spans = [(a, b) for a in range(len(arr)) for b in range(a + 1, len(arr) + 1)]
    return 1 + min(moves(arr[:a] + arr[b:]) for a, b in spans if arr[a:b] == arr[a:b][::-1])


class Solution:
    def minimumMoves(self, arr):
        return moves(tuple(arr))
