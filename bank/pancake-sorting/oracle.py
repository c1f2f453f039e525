# The beginning is kept sorted, and the next number is inserted in four flips: A B x, x A B, A x B, each part turned
# once or twice on the way.
# oracle:
#   arr.length <= 12
class Solution:
    def pancakeSort(self, arr):
        flips = []
        for size, x in enumerate(arr):
            less = sum(y < x for y in arr[:size])
            flips += [size, size + 1, less + 1, less]
        return [flip for flip in flips if flip]
