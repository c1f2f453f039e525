# By definition: every place inside is tried as the top, and all steps before and after it are looked at.
# oracle:
#   arr.length <= 14
class Solution:
    def validMountainArray(self, arr):
        size = len(arr)
        return any(
            all(arr[j] < arr[j + 1] for j in range(i)) and all(arr[j] > arr[j + 1] for j in range(i, size - 1))
            for i in range(1, size - 1)
        )
