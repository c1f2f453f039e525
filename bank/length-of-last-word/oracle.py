# By definition: the text is cut at its blanks into words, and the last one is measured.
# oracle:
#   s.length <= 200


class Solution:
    def lengthOfLastWord(self, s):
        words = [word for word in s.split(" ") if word]
        return len(words[-1])
