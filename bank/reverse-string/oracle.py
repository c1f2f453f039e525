# By definition: the characters are taken off at the end, one by one, and written down.
# oracle:
#   s.length <= 60
class Solution:
    def reverseString(self, s):
        taken = []
        while s:
            taken.append(s.pop())
        s.extend(taken)
