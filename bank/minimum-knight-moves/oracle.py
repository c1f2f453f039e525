# By definition: all squares that are reached for the first time after 0, 1, 2 ... moves are found, and noted for all
# later questions.
# oracle:
#   -60 <= x, y <= 60
class Solution:
    moves = {(0, 0): 0}
    front = [(0, 0)]

    def minKnightMoves(self, x, y):
        while (x, y) not in self.moves:
            further = []
            for i, j in self.front:
                for a, b in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
                    if (i + a, j + b) not in self.moves:
                        self.moves[i + a, j + b] = self.moves[i, j] + 1
                        further.append((i + a, j + b))
            Solution.front = further
        return self.moves[x, y]
