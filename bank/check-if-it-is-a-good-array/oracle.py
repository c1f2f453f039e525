# By definition: from 0 on, numbers are added and taken off. The steps of a sum can be put in an order that stays near 0
# (a positive sum goes down next, another one goes up), so no sum beyond the largest number is needed.
# oracle:
#   nums.length <= 5
#   nums[i] <= 30
class Solution:
    def isGoodArray(self, nums):
        bound = max(nums)
        sums = {0}
        queue = [0]
        for total in queue:
            for x in nums:
                following = total - x if total > 0 else total + x
                for step in {total - x, total + x, following}:
                    if abs(step) <= bound and step not in sums:
                        sums.add(step)
                        queue.append(step)
        return 1 in sums
