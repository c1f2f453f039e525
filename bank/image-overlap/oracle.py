# Each pair of a one in either image meets in exactly one translation, so the pairs are counted by their translation.
# oracle:
#   n <= 4
from collections import Counter


class Solution:
    def largestOverlap(self, img1, img2):
        n = range(len(img1))
        ones1, ones2 = ([(r, c) for r in n for c in n if img[r][c]] for img in (img1, img2))
        pairs = Counter((a - x, b - y) for a, b in ones1 for x, y in ones2)
        return max(pairs.values(), default=0)
