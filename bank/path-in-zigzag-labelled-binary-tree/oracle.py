# By definition: the rows are written down, every second one from right to left, and the parent of a node stands at half
# its place in the row above.
# oracle:
#   label <= 16000
class Solution:
    rows = [list(range(1 << row, 2 << row)) for row in range(14)]
    rows[1::2] = [row[::-1] for row in rows[1::2]]

    def pathInZigZagTree(self, label):
        depth = next(depth for depth, row in enumerate(self.rows) if label <= max(row[0], row[-1]))
        place = self.rows[depth].index(label)
        path = []
        for row in self.rows[depth::-1]:
            path.append(row[place])
            place //= 2
        return path[::-1]
