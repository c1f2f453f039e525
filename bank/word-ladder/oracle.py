# The set of all words that end a ladder of that length is taken further, until it has the end word or repeats itself.
# oracle:
#   wordList.length <= 12
class Solution:
    def ladderLength(self, beginWord, endWord, wordList):
        ends, length = {beginWord}, 1
        while endWord not in ends:
            further = ends | {
                word for word in wordList for end in ends if sum(a != b for a, b in zip(word, end)) == 1
            }
            if further == ends:
                return 0
            ends, length = further, length + 1
        return length
