# By definition: all strings that deleting letters can leave are built, and the words among them are sorted.
# oracle:
#   s.length <= 9
#   dictionary.length <= 20
class Solution:
    def findLongestWord(self, s, dictionary):
        left = {""}
        for letter in s:
            left |= {text + letter for text in left}
        words = sorted(word for word in dictionary if word in left)
        return max(words, key=len, default="")
