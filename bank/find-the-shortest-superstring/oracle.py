# By definition: in every order of the words, each word is written so that it starts as early as the text allows.
# oracle:
#   words.length <= 4
#   words[i].length <= 6
from itertools import permutations


class Solution:
    def shortestSuperstring(self, words):
        def join(order):
            text = ""
            for word in order:
                start = 0
                while not word.startswith(text[start:]):
                    start += 1
                text = text[:start] + word
            return text

        return min(map(join, permutations(words)), key=len)
