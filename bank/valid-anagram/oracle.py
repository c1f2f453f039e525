# The letters of t are taken out of s one by one; none may be missing and none may be left.
# oracle:
#   s.length, t.length <= 60
class Solution:
    def isAnagram(self, s, t):
        left = list(s)
        for letter in t:
            if letter not in left:
                return False
            left.remove(letter)
        return not left
