class Solution:
    def isValid(self, nums: List[int]) -> bool:
        # the special numbers, their sum again, and the outlier: all together twice the sum and the outlier
        count = {}
        for x in nums:
            count[x] = count.get(x, 0) + 1
        whole = sum(nums)
        for x in count:
            outlier = whole - 2 * x
            if count.get(outlier, 0) > (outlier == x):
                return True
        return False
