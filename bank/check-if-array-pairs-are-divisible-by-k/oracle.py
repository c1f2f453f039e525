# By definition: the first element is paired with every other one in turn, and the rest is divided in the same way.
# oracle:
#   n <= 8
class Solution:
    def canArrange(self, arr, k):
        if not arr:
            return True
        first, rest = arr[0], arr[1:]
        pairs = [i for i, other in enumerate(rest) if (first + other) % k == 0]
        return any(self.canArrange(rest[:i] + rest[i + 1 :], k) for i in pairs)
