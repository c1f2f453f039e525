# By definition: each three neighbours are looked at.
# oracle:
#   arr.length <= 12
class Solution:
    def threeConsecutiveOdds(self, arr):
        return any(all(number % 2 for number in arr[i:i + 3]) for i in range(len(arr) - 2))
