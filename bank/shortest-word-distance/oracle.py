# By definition: all pairs of places are compared.
# oracle:
#   wordsDict.length <= 12
#   wordsDict[i].length, word1.length, word2.length <= 2
#   wordsDict[i] consists only of the characters 'a' and 'b'
#   word1 and word2 consist only of the characters 'a' and 'b'
#   word1.length, word2.length >= 1
class Solution:
    def shortestDistance(self, wordsDict, word1, word2):
        places = range(len(wordsDict))
        return min(abs(i - j) for i in places for j in places if wordsDict[i] == word1 and wordsDict[j] == word2)
