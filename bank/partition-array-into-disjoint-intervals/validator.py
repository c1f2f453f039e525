class Solution:
    def isValid(self, nums: List[int]) -> bool:
        # Some cut has nothing larger before it than behind it.
        least = list(nums)
        for i in range(len(nums) - 2, -1, -1):
            least[i] = min(least[i], least[i + 1])
        most = -1
        for i in range(len(nums) - 1):
            most = max(most, nums[i])
            if most <= least[i + 1]:
                return True
        return False
