class Solution:
    def isValid(self, nums) -> bool:
        # how much of up, down, up the steps that end here have
        stage = 0
        for left, right in zip(nums, nums[1:]):
            if left < right:
                if stage >= 2:
                    return True
                stage = 1
            elif left > right:
                stage = 2 if stage else 0
            else:
                stage = 0
        return False
