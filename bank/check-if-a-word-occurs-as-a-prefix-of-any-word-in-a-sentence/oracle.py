# A word begins after a space, so with a space before both texts one is searched in the other; the spaces up to there
# count the words.
# oracle:
#   sentence.length <= 30
#   searchWord.length <= 4
#   sentence consists of ' ', 'a' to 'b'
#   searchWord consists of 'a' to 'b'
class Solution:
    def isPrefixOfWord(self, sentence, searchWord):
        padded = " " + sentence
        place = padded.find(" " + searchWord)
        return padded[:place + 1].count(" ") if place >= 0 else -1
