# By definition: the first number is paired with every possible partner in turn, and the others are paired likewise.
# oracle:
#   arr.length <= 8
#   -9 <= arr[i] <= 9
class Solution:
    def canReorderDoubled(self, arr):
        if not arr:
            return True
        one, rest = arr[0], arr[1:]
        return any(
            (two == 2 * one or one == 2 * two) and self.canReorderDoubled(rest[:i] + rest[i + 1 :])
            for i, two in enumerate(rest)
        )
