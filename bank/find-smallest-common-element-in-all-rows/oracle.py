# By definition: each value of the first row is looked for in all the others.
# oracle:
#   m <= 4
#   n <= 6
#   mat[i][j] <= 12
class Solution:
    def smallestCommonElement(self, mat):
        return min((value for value in mat[0] if all(value in row for row in mat)), default=-1)
