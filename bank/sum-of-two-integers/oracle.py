# By definition: as many steps as b says are counted from a, upwards or downwards.
# oracle:
#   -1000 <= a, b <= 1000
class Solution:
    def getSum(self, a, b):
        numbers = range(-2000, 2001)
        return numbers[numbers.index(a):][b] if b >= 0 else numbers[:numbers.index(a)][b]
