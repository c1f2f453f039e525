# By definition: every pair of lines is tried.
# oracle:
#   n <= 60
from itertools import combinations


class Solution:
    def maxArea(self, height):
        return max((j - i) * min(height[i], height[j]) for i, j in combinations(range(len(height)), 2))
