# By definition: every choice of the letters that go is made, a run of them is written as its length, and the texts
# are compared.
# oracle:
#   word.length <= 9
from itertools import groupby, product


class Solution:
    def validWordAbbreviation(self, word, abbr):
        for gone in product([False, True], repeat=len(word)):
            text = ""
            for is_gone, run in groupby(range(len(word)), key=lambda i: gone[i]):
                run = list(run)
                text += str(len(run)) if is_gone else "".join(word[i] for i in run)
            if text == abbr:
                return True
        return False
