# By definition: each number is kept or replaced by any number of the second array, as long as the numbers increase.
# oracle:
#   arr1.length <= 6
#   arr2.length <= 5
#   arr1[i] <= 12
#   arr2[i] <= 12
class Solution:
    def makeArrayIncreasing(self, arr1, arr2):
        def counts(i, last, operations):
            if i == len(arr1):
                return {operations}
            found = set()
            if arr1[i] > last:
                found |= counts(i + 1, arr1[i], operations)
            for value in set(arr2):
                if value > last:
                    found |= counts(i + 1, value, operations + 1)
            return found

        return min(counts(0, -1, 0), default=-1)
