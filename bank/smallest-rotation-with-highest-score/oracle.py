# By definition: the array is rotated by each k, and its points are counted.
# oracle:
#   nums.length <= 10
class Solution:
    def bestRotation(self, nums):
        points = []
        for k in range(len(nums)):
            rotated = nums[k:] + nums[:k]
            points.append(sum(x <= i for i, x in enumerate(rotated)))
        return points.index(max(points))
