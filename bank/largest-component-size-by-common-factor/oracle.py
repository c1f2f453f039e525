# By definition: from each number on, all numbers are collected that have a common factor with a collected one.
# oracle:
#   nums.length <= 8
#   nums[i] <= 100
from math import gcd


class Solution:
    def largestComponentSize(self, nums):
        largest = 0
        for num in nums:
            component = [num]
            for member in component:
                component += [other for other in nums if gcd(member, other) > 1 and other not in component]
            largest = max(largest, len(component))
        return largest
