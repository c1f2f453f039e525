# By definition: for every range of bars the rectangle is as high as the lowest of them.
# oracle:
#   heights.length <= 40


class Solution:
    def largestRectangleArea(self, heights):
        best = 0
        for i in range(len(heights)):
            for j in range(i + 1, len(heights) + 1):
                best = max(best, (j - i) * min(heights[i:j]))
        return best
