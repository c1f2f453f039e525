# By definition: all multisets of stickers, the smaller ones first; more stickers than letters are never needed.
# oracle:
#   stickers.length <= 4
#   target.length <= 5
from itertools import combinations_with_replacement


class Solution:
    def minStickers(self, stickers, target):
        for size in range(1, len(target) + 1):
            for chosen in combinations_with_replacement(stickers, size):
                letters = "".join(chosen)
                if all(letters.count(c) >= target.count(c) for c in target):
                    return size
        return -1
