# By definition: every slice that is left is tried as the next pick, and both its neighbours are taken away with it.
# oracle:
#   slices.length <= 9
class Solution:
    def maxSizeSlices(self, slices):
        if len(slices) == 3:
            return max(slices)
        best = 0
        for i, size in enumerate(slices):
            # The circle is read from the slice after the pick and its neighbour.
            rest = (slices[i:] + slices[:i])[2:-1]
            best = max(best, size + self.maxSizeSlices(rest))
        return best
