# By definition: as long as a glass holds more than one cup, the excess falls into the two glasses below it.
# oracle:
#   poured <= 1000
#   query_row <= 8
class Solution:
    def champagneTower(self, poured, query_row, query_glass):
        held = {(i, j): 0.0 for i in range(query_row + 2) for j in range(i + 1)}
        held[0, 0] += poured
        full = [(0, 0)]
        for i, j in full:
            excess = held[i, j] - 1
            if excess > 0 and i <= query_row:
                held[i, j] = 1.0
                held[i + 1, j] += excess / 2
                held[i + 1, j + 1] += excess / 2
                full += [(i + 1, j), (i + 1, j + 1)]
        return held[query_row, query_glass]
