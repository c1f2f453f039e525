class Solution:
    def isValid(self, aliceSizes, bobSizes):
        # Some exchange makes both totals equal.
        apart = sum(bobSizes) - sum(aliceSizes)
        bob = set(bobSizes)
        return apart % 2 == 0 and any(size + apart // 2 in bob for size in aliceSizes)
