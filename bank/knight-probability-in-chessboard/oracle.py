# By definition: all 8^k rows of moves, of which those that stay on the board are counted.
# oracle:
#   k <= 3
class Solution:
    def knightProbability(self, n, k, row, column):
        steps = [(a, b) for a in range(-2, 3) for b in range(-2, 3) if abs(a * b) == 2]

        def staying(moves, r, c):
            if not (0 <= r < n and 0 <= c < n):
                return 0
            if moves == 0:
                return 1
            return sum(staying(moves - 1, r + a, c + b) for a, b in steps)

        return staying(k, row, column) / 8**k
