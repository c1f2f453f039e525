# By definition: every column is read as a text, with blanks where rows are too short, and compared with its row.
# oracle:
#   words.length <= 12
#   words[i].length <= 12
from itertools import zip_longest


class Solution:
    def validWordSquare(self, words):
        columns = ["".join(letters).rstrip() for letters in zip_longest(*words, fillvalue=" ")]
        return columns == words
