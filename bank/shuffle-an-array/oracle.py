# By definition: the elements are put into a hat and drawn from it one by one.
# oracle:
#   nums.length <= 10
#   calls.length <= 12
import random


class Solution:
    def __init__(self, nums):
        self.nums = list(nums)

    def reset(self):
        return list(self.nums)

    def shuffle(self):
        hat, drawn = list(self.nums), []
        while hat:
            drawn.append(hat.pop(random.randrange(len(hat))))
        return drawn
