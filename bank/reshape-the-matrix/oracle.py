# By definition: the elements wait in a line, and each place of the new matrix takes the first one; all places must
# get one.
# oracle:
#   m, n <= 8
#   r, c <= 24
class Solution:
    def matrixReshape(self, mat, r, c):
        line = [x for row in mat for x in row]
        if len(line) != r * c:
            return mat
        return [[line.pop(0) for _ in range(c)] for _ in range(r)]
