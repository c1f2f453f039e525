# By definition: each island is laid on those of other shapes in all eight positions and at all places. Cells are
# complex numbers, so that a turn is a multiplication by i and a reflection the conjugate.
# oracle:
#   1 <= m, n <= 4
class Solution:
    def numDistinctIslands2(self, grid):
        land = {complex(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell}
        shapes = []
        while land:
            island = {next(iter(land))}
            while True:
                more = {cell + step for cell in island for step in (1, -1, 1j, -1j)} & land | island
                if more == island:
                    break
                island = more
            land -= island
            if not any(self.same(island, shape) for shape in shapes):
                shapes.append(island)
        return len(shapes)

    def same(self, one, two):
        if len(one) != len(two):
            return False
        anchor = next(iter(two))
        for turn in (1, 1j, -1, -1j):
            for turned in ({cell * turn for cell in one}, {cell.conjugate() * turn for cell in one}):
                if any({cell - first + anchor for cell in turned} == two for first in turned):
                    return True
        return False
