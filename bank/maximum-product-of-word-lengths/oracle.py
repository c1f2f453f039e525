# By definition: for every pair of words each letter of one is sought in the other.
# oracle:
#   words.length <= 10
#   words[i].length <= 12
class Solution:
    def maxProduct(self, words):
        best = 0
        for i, a in enumerate(words):
            for b in words[:i]:
                if not any(letter in b for letter in a):
                    best = max(best, len(a) * len(b))
        return best
