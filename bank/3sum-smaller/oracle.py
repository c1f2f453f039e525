# By definition: all three different places are added up.
# oracle:
#   n <= 18
from itertools import combinations


class Solution:
    def threeSumSmaller(self, nums, target):
        return sum(sum(three) < target for three in combinations(nums, 3))
