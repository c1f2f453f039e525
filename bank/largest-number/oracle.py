# By definition: every order of the numbers is tried.
# oracle:
#   nums.length <= 5
from itertools import permutations


class Solution:
    def largestNumber(self, nums):
        return str(max(int("".join(order)) for order in permutations(map(str, nums))))
