# By definition: every star is read in all three ways, and parentheses are matched.
# oracle:
#   s.length <= 9
class Solution:
    def checkValidString(self, s):
        def valid(i, depth):
            if depth < 0:
                return False
            if i == len(s):
                return depth == 0
            steps = {"(": [1], ")": [-1], "*": [1, -1, 0]}[s[i]]
            return any(valid(i + 1, depth + step) for step in steps)

        return valid(0, 0)
