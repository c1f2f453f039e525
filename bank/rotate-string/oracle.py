# By definition: the text is shifted one step after the other, as often as it is long.
# oracle:
#   1 <= s.length, goal.length <= 7
#   s, goal consist of 'a' to 'c'
class Solution:
    def rotateString(self, s, goal):
        for _ in s:
            if s == goal:
                return True
            s = s[1:] + s[0]
        return False
