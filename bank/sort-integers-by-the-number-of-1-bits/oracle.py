# By definition: the integers without ones come first, in order, then those with one, and so on.
# oracle:
#   arr.length <= 20
class Solution:
    def sortByBits(self, arr):
        return [x for ones in range(15) for x in sorted(arr) if bin(x).count("1") == ones]
