# By definition: the bottles are drunk and exchanged one by one.
# oracle:
#   numBottles <= 100
class Solution:
    def numWaterBottles(self, numBottles, numExchange):
        full, empty, drunk = numBottles, 0, 0
        while full:
            full, empty, drunk = full - 1, empty + 1, drunk + 1
            if empty == numExchange:
                full, empty = full + 1, 0
        return drunk
