class Solution:
    def isValid(self, tiles, carpetLen):
        # No place is covered by two of the ranges.
        last = 0
        for left, right in sorted(tiles):
            if left <= last:
                return False
            last = right
        return True
