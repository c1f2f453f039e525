# By definition: each two letters are swapped, and the longest run is looked for.
# oracle:
#   text.length <= 9
from itertools import combinations_with_replacement, groupby


class Solution:
    def maxRepOpt1(self, text):
        longest = 0
        for i, j in combinations_with_replacement(range(len(text)), 2):
            letters = list(text)
            letters[i], letters[j] = letters[j], letters[i]
            longest = max(longest, max(len(list(run)) for _, run in groupby(letters)))
        return longest
