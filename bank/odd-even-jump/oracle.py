# By definition: from each start the jumps are made one after the other, until the end or until there is none.
# oracle:
#   arr.length <= 10
class Solution:
    def oddEvenJumps(self, arr):
        good = 0
        for i in range(len(arr)):
            odd = True
            while i is not None:
                later = range(i + 1, len(arr))
                good += i == len(arr) - 1
                if odd:
                    i = min((j for j in later if arr[j] >= arr[i]), key=lambda j: (arr[j], j), default=None)
                else:
                    i = min((j for j in later if arr[j] <= arr[i]), key=lambda j: (-arr[j], j), default=None)
                odd = not odd
        return good
