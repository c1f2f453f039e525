# By definition: every value is put at every inner place, until all differences are equal.
# oracle:
#   arr.length <= 12
#   arr[i] <= 60
class Solution:
    def missingNumber(self, arr):
        for value in range(min(arr), max(arr) + 1):
            for place in range(1, len(arr)):
                whole = arr[:place] + [value] + arr[place:]
                if all(b - a == whole[1] - whole[0] for a, b in zip(whole, whole[1:])):
                    return value
