# By definition: all numbers of the range are written down.
# oracle:
#   1 <= low <= high <= 1200
class Solution:
    def digitsCount(self, d, low, high):
        return "".join(map(str, range(low, high + 1))).count(str(d))
