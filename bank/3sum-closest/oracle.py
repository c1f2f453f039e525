# By definition: the sums of all triples of different places are compared.
# oracle:
#   nums.length <= 20
from itertools import combinations


class Solution:
    def threeSumClosest(self, nums, target):
        return min(map(sum, combinations(nums, 3)), key=lambda total: abs(total - target))
