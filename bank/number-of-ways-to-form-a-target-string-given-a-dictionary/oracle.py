# By definition: every rising choice of indices is made, with every choice of a word for each of them.
# oracle:
#   words.length <= 3
#   words[i].length <= 5
#   target.length <= 4
from itertools import combinations, product


class Solution:
    def numWays(self, words, target):
        count = 0
        for places in combinations(range(len(words[0])), len(target)):
            columns = [[word[k] for word in words] for k in places]
            count += sum("".join(letters) == target for letters in product(*columns))
        return count
