# By definition: the cells that are 0 are listed, and one of the list is drawn.
# oracle:
#   m, n <= 8
#   calls.length <= 40
import random


class Solution:
    def __init__(self, m, n):
        self.m, self.n = m, n
        self.reset()

    def flip(self):
        zeros = [[i, j] for i in range(self.m) for j in range(self.n) if self.matrix[i][j] == 0]
        i, j = random.choice(zeros)
        self.matrix[i][j] = 1
        return [i, j]

    def reset(self):
        self.matrix = [[0] * self.n for _ in range(self.m)]
