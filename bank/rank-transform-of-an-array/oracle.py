# By definition: for each number, the different numbers that are smaller are counted.
# oracle:
#   arr.length <= 12
class Solution:
    def arrayRankTransform(self, arr):
        return [1 + len({y for y in arr if y < x}) for x in arr]
