# By definition: all pairs of two different places are compared.
# oracle:
#   wordsDict.length <= 12
#   wordsDict[i].length, word1.length, word2.length <= 2
#   wordsDict[i] consists only of the characters 'a' and 'b'
#   word1 and word2 consist only of the characters 'a' and 'b'
#   word1.length, word2.length >= 1
class Solution:
    def shortestWordDistance(self, wordsDict, word1, word2):
        first = [i for i, word in enumerate(wordsDict) if word == word1]
        second = [i for i, word in enumerate(wordsDict) if word == word2]
        return min(abs(i - j) for i in first for j in second if i != j)
