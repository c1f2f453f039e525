# By definition: the expression is split at the `:` that belongs to its first `?`, and the half that counts is
# evaluated.
# oracle:
#   expression.length <= 201
class Solution:
    def parseTernary(self, expression):
        if len(expression) == 1:
            return expression
        open_choices = 0
        for i, c in enumerate(expression):
            open_choices += (c == "?") - (c == ":")
            if c == ":" and open_choices == 0:
                break
        return self.parseTernary(expression[2:i] if expression[0] == "T" else expression[i + 1:])
