# By definition: each number is worked out from its index alone.
# oracle:
#   n <= 100
class Solution:
    def getMaximumGenerated(self, n):
        def number(i):
            if i < 2:
                return i
            return number(i // 2) + number(i // 2 + 1) if i % 2 else number(i // 2)

        return max(map(number, range(n + 1)))
