# By definition: the requests are added up for every permutation.
# oracle:
#   n <= 5
#   requests.length <= 5
from itertools import permutations


class Solution:
    def maxSumRangeQuery(self, nums, requests):
        sums = (sum(sum(order[a : b + 1]) for a, b in requests) for order in set(permutations(nums)))
        return max(sums) % (10**9 + 7)
