# By definition: one is drawn of all places that hold the target.
# oracle:
#   nums.length <= 8
#   calls.length <= 20
import random


class Solution:
    def __init__(self, nums):
        self.nums = nums

    def pick(self, target):
        return random.choice([i for i, x in enumerate(self.nums) if x == target])
