# By definition: the text is split at its blanks, and the list of words is written from its end.
# oracle:
#   s.length <= 60
class Solution:
    def reverseWords(self, s):
        words = "".join(s).split(" ")
        s[:] = list(" ".join(words[::-1]))
