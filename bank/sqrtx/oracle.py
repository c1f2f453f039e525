# By definition: numbers are counted up while the square of the next one does not exceed x.
# oracle:
#   x <= 10^7


class Solution:
    def mySqrt(self, x):
        root = 0
        while (root + 1) * (root + 1) <= x:
            root += 1
        return root
