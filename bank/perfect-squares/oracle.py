# By definition: the number of squares grows from 1 until some choice of so many adds up to n.
# oracle:
#   1 <= n <= 10^4
class Solution:
    def numSquares(self, n):
        count = 1
        while not self.possible(n, count, [x * x for x in range(1, 101) if x * x <= n]):
            count += 1
        return count

    def possible(self, n, count, squares):
        if count == 1:
            return n in squares
        # The largest square of the sum is at least its average.
        return any(self.possible(n - s, count - 1, squares) for s in reversed(squares) if n <= s * count and s < n)
