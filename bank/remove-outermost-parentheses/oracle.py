# By definition: the shortest balanced beginning is the first primitive string; it is cut off and loses both its ends.
# oracle:
#   s.length <= 20
class Solution:
    def removeOuterParentheses(self, s):
        result = ""
        while s:
            size = 2
            while s[:size].count("(") != s[:size].count(")"):
                size += 2
            result += s[1:size - 1]
            s = s[size:]
        return result
