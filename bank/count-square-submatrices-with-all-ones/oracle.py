# By definition: all cells of every square are looked at.
# oracle:
#   matrix.length <= 5
#   matrix[0].length <= 5
class Solution:
    def countSquares(self, matrix):
        height, width = len(matrix), len(matrix[0])
        count = 0
        for side in range(1, min(height, width) + 1):
            for top in range(height - side + 1):
                for left in range(width - side + 1):
                    count += all(0 not in row[left:left + side] for row in matrix[top:top + side])
        return count
