class Solution:
    def isValid(self, forest):
        # There is a tree, and no two trees have the same height.
        heights = [height for row in forest for height in row if height > 1]
        return len(set(heights)) == len(heights) > 0
