# Each word is laid on the board alone: all sets of places that its letters so far may stand on are listed.
# oracle:
#   1 <= m, n <= 3
#   words.length <= 6
#   words[i].length <= 5
class Solution:
    def findWords(self, board, words):
        cells = {(i, j): c for i, row in enumerate(board) for j, c in enumerate(row)}
        found = []
        for word in words:
            paths = [[at] for at in cells if cells[at] == word[0]]
            for letter in word[1:]:
                longer = []
                for path in paths:
                    i, j = path[-1]
                    for at in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                        if cells.get(at) == letter and at not in path:
                            longer.append(path + [at])
                paths = longer
            if paths:
                found.append(word)
        return found
