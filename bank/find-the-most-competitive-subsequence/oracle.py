# By definition: all subsequences of the size are compared.
# oracle:
#   nums.length <= 10
from itertools import combinations


class Solution:
    def mostCompetitive(self, nums, k):
        return list(min(combinations(nums, k)))
