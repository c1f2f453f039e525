# By definition: for each one, the places of all the ones that share its row or column are listed.
# oracle:
#   m <= 4
#   n <= 5
class Solution:
    def numSpecial(self, mat):
        ones = [(i, j) for i, row in enumerate(mat) for j, cell in enumerate(row) if cell]
        return sum([(a, b) for a, b in ones if a == i or b == j] == [(i, j)] for i, j in ones)
