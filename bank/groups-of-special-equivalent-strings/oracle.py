# By definition: all words that the moves make of a word are formed, and words that give the same ones are a group.
# oracle:
#   words.length <= 5
#   words[i].length <= 5
from itertools import permutations


class Solution:
    def numSpecialEquivGroups(self, words):
        return len({
            frozenset((even, odd) for even in permutations(word[::2]) for odd in permutations(word[1::2]))
            for word in words
        })
