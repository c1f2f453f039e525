# By definition: all black pixels are gathered, and the rectangle goes from the first to the last of their rows
# and columns.
# oracle:
#   1 <= m, n <= 4
class Solution:
    def minArea(self, image, x, y):
        black = [(i, j) for i, row in enumerate(image) for j, pixel in enumerate(row) if pixel == "1"]
        rows, columns = [i for i, _ in black], [j for _, j in black]
        return (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
