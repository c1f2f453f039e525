# By definition of a spiral: after each step one turns right if the cell there has not been visited yet, and else goes
# on straight.
# oracle:
#   1 <= rows, cols <= 14
class Solution:
    def spiralMatrixIII(self, rows, cols, rStart, cStart):
        cell, step = complex(rStart, cStart), 1j
        visited, inside = {cell}, [[rStart, cStart]]
        while len(inside) < rows * cols:
            cell += step
            visited.add(cell)
            i, j = int(cell.real), int(cell.imag)
            if 0 <= i < rows and 0 <= j < cols:
                inside.append([i, j])
            turned = step * -1j
            if cell + turned not in visited:
                step = turned
        return inside
