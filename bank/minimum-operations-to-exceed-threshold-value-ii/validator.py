import heapq


class Solution:
    def isValid(self, nums: List[int], k: int) -> bool:
        heapq.heapify(nums)
        while len(nums) > 1 and nums[0] < k:
            x = heapq.heappop(nums)
            heapq.heapreplace(nums, min(2 * x + nums[0], 2 * k))
        return nums[0] >= k
