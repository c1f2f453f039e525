from math import gcd
from typing import List


class Solution:
    def isValid(self, nums: List[int]) -> bool:
        # numbers only grow by being merged, and the order of the merges makes no difference
        left = []
        for num in nums:
            while left:
                common = gcd(left[-1], num)
                if common == 1:
                    break
                num *= left.pop() // common
                if num > 10**8:
                    return False
            left.append(num)
        return True
