class Solution:
    def isValid(self, nums: List[int], target: int) -> bool:
        nums.sort()
        below, above = None, None
        for i in range(len(nums) - 2):
            j, k = i + 1, len(nums) - 1
            while j < k:
                away = nums[i] + nums[j] + nums[k] - target
                if away <= 0 and (below is None or -away < below):
                    below = -away
                if away >= 0 and (above is None or away < above):
                    above = away
                if away == 0:
                    return True
                if away < 0:
                    j += 1
                else:
                    k -= 1
        return below != above
