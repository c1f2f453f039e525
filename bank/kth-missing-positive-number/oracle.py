# By definition: the numbers are counted from 1 on, without those of the array.
# oracle:
#   arr.length <= 12
#   arr[i] <= 30
#   k <= 30
from itertools import count, islice


class Solution:
    def findKthPositive(self, arr, k):
        missing = (x for x in count(1) if x not in arr)
        return next(islice(missing, k - 1, None))
