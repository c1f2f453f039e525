# By definition: all paths that spell the first letters are kept in a list and made longer by each
# neighbour cell they have not used.
# oracle:
#   1 <= m, n <= 3
#   word.length <= 9


class Solution:
    def exist(self, board, word):
        cells = [(i, j) for i in range(len(board)) for j in range(len(board[0]))]
        paths = [[cell] for cell in cells if board[cell[0]][cell[1]] == word[0]]
        for letter in word[1:]:
            longer = []
            for path in paths:
                i, j = path[-1]
                for cell in [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]:
                    if cell in cells and cell not in path and board[cell[0]][cell[1]] == letter:
                        longer.append(path + [cell])
            paths = longer
        return len(paths) > 0
