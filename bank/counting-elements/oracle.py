# By definition: for each element the whole array is searched for the next number.
# oracle:
#   arr.length <= 14
#   arr[i] <= 20
class Solution:
    def countElements(self, arr):
        return sum(any(other - number == 1 for other in arr) for number in arr)
