# By definition: every pair of boxes is swapped, and both sums are compared.
# oracle:
#   aliceSizes.length <= 5
#   bobSizes.length <= 5
#   aliceSizes[i] <= 10
#   bobSizes[j] <= 10
class Solution:
    def fairCandySwap(self, aliceSizes, bobSizes):
        for x in aliceSizes:
            for y in bobSizes:
                if sum(aliceSizes) - x + y == sum(bobSizes) - y + x:
                    return [x, y]
