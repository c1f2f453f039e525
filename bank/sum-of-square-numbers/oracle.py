# By definition: every square up to c is paired with every other.
# oracle:
#   c <= 20000
class Solution:
    def judgeSquareSum(self, c):
        squares = []
        while len(squares) ** 2 <= c:
            squares.append(len(squares) ** 2)
        return any(a + b == c for a in squares for b in squares)
