# By definition: each number is counted.
# oracle:
#   arr.length <= 14
class Solution:
    def findSpecialInteger(self, arr):
        return [x for x in arr if 4 * arr.count(x) > len(arr)][0]
