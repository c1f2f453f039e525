# By definition: any two different values of the array must occur a different number of times.
# oracle:
#   arr.length <= 12
class Solution:
    def uniqueOccurrences(self, arr):
        return not any(a < b and arr.count(a) == arr.count(b) for a in arr for b in arr)
