# By definition: every value up to the greatest number is tried, and of equally close ones the first is taken.
# oracle:
#   arr.length <= 6
#   arr[i] <= 20
#   target <= 100
class Solution:
    def findBestValue(self, arr, target):
        def error(value):
            return abs(sum(value if number > value else number for number in arr) - target)

        return min(range(max(arr) + 1), key=error)
