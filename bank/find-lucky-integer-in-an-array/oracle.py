# By definition: each integer of the array is counted in it.
# oracle:
#   arr.length <= 12
#   arr[i] <= 6
class Solution:
    def findLucky(self, arr):
        return max((value for value in arr if arr.count(value) == value), default=-1)
