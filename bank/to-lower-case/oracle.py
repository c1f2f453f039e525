# By definition: both alphabets are written out, and a letter of the first is replaced by the one at its place.
# oracle:
#   s.length <= 20
class Solution:
    def toLowerCase(self, s):
        large, small = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"
        return "".join(small[large.index(sign)] if sign in large else sign for sign in s)
