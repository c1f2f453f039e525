# By definition: each query looks at each lamp that is on, and then keeps those that are farther away than one cell.
# oracle:
#   n <= 6
#   lamps.length <= 8
#   queries.length <= 8
class Solution:
    def gridIllumination(self, n, lamps, queries):
        answers = []
        for row, col in queries:
            lit = any(i == row or j == col or abs(i - row) == abs(j - col) for i, j in lamps)
            answers.append(int(lit))
            lamps = [(i, j) for i, j in lamps if max(abs(i - row), abs(j - col)) > 1]
        return answers
