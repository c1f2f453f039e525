# By definition: the steps are made forward from the ones in every way, as long as no element is above its target.
# oracle:
#   n <= 4
#   target[i] <= 40
class Solution:
    def isPossible(self, target):
        arrays = [(1,) * len(target)]
        seen = set(arrays)
        for arr in arrays:
            x = sum(arr)
            for i, limit in enumerate(target):
                other = arr[:i] + (x,) + arr[i + 1:]
                if x <= limit and other not in seen:
                    seen.add(other)
                    arrays.append(other)
        return tuple(target) in seen
