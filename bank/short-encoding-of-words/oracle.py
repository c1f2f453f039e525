# By definition: every choice of words makes a reference string, and in the shortest valid one each word ends at a mark.
# oracle:
#   words.length <= 7
from itertools import combinations


class Solution:
    def minimumLengthEncoding(self, words):
        lengths = []
        for size in range(1, len(words) + 1):
            for chosen in combinations(words, size):
                text = "".join(word + "#" for word in chosen)
                if all(word + "#" in text for word in words):
                    lengths.append(len(text))
        return min(lengths)
