# By definition: ladders of growing length are listed, all of them without repeated words, until some reach the end
# word.
# oracle:
#   wordList.length <= 7
class Solution:
    def findLadders(self, beginWord, endWord, wordList):
        if endWord not in wordList:
            return []
        ladders = [[beginWord]]
        while ladders:
            reached = [ladder for ladder in ladders if ladder[-1] == endWord]
            if reached:
                return reached
            ladders = [
                ladder + [word]
                for ladder in ladders
                for word in wordList
                if word not in ladder and sum(a != b for a, b in zip(word, ladder[-1])) == 1
            ]
        return []
