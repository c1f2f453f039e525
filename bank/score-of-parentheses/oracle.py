# By definition: the text is divided at the partner of its first parenthesis, and the rule is applied to both parts.
# oracle:
#   s.length <= 20
class Solution:
    def scoreOfParentheses(self, s):
        depth = 0
        for i, mark in enumerate(s):
            depth += 1 if mark == "(" else -1
            if depth == 0:
                inner, rest = s[1:i], s[i + 1:]
                own = 2 * self.scoreOfParentheses(inner) if inner else 1
                return own + self.scoreOfParentheses(rest)
        return 0
