# By definition: a ship is taken off the board with all that is connected to it, as often as there is one.
# oracle:
#   1 <= m, n <= 12
class Solution:
    def countBattleships(self, board):
        cells = {(i, j) for i, row in enumerate(board) for j, c in enumerate(row) if c == "X"}
        ships = 0
        while cells:
            ships += 1
            todo = [cells.pop()]
            while todo:
                i, j = todo.pop()
                for near in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                    if near in cells:
                        cells.remove(near)
                        todo.append(near)
        return ships
