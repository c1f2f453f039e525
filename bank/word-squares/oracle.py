# By definition: every sequence of as many words as they have letters is compared with its columns.
# oracle:
#   words.length <= 5
from itertools import product


class Solution:
    def wordSquares(self, words):
        return [
            list(rows)
            for rows in product(words, repeat=len(words[0]))
            if ["".join(column) for column in zip(*rows)] == list(rows)
        ]
