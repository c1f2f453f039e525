# By definition: everything that deletions can leave of either word is built, and the longest common one is kept.
# oracle:
#   word1.length, word2.length <= 9
class Solution:
    def minDistance(self, word1, word2):
        def left(word):
            found = {""}
            for letter in word:
                found |= {text + letter for text in found}
            return found

        return len(word1) + len(word2) - 2 * max(len(text) for text in left(word1) & left(word2))
