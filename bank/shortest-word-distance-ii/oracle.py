# By definition: each question compares all pairs of places.
# oracle:
#   wordsDict.length <= 5
#   wordsDict[i].length <= 1
#   wordsDict[i] consists only of the characters 'a', 'b' and 'c'
#   1 <= word1.length, word2.length <= 1
#   word1 and word2 consist only of the characters 'a', 'b' and 'c'
#   calls.length <= 2
class WordDistance:
    def __init__(self, wordsDict):
        self.words = wordsDict

    def shortest(self, word1, word2):
        places = range(len(self.words))
        return min(abs(i - j) for i in places for j in places if self.words[i] == word1 and self.words[j] == word2)
