# By definition: all subsequences of s are written down, and the words are looked up among them.
# oracle:
#   s.length <= 8
#   words.length <= 10
class Solution:
    def numMatchingSubseq(self, s, words):
        texts = {""}
        for letter in s:
            texts |= {text + letter for text in texts}
        return sum(word in texts for word in words)
