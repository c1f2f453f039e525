# By definition: operations on letters only are replaced by their values, until one letter is left.
# oracle:
#   expression.length <= 60
#   expression matches the pattern '[tf]|[!][(]([tf]|[!][(][tf][)]|[&|][(][tf](,[tf]){0,2}[)])[)]|[&|][(]([tf]|[!][(][tf][)]|[&|][(][tf](,[tf]){0,2}[)])(,([tf]|[!][(][tf][)]|[&|][(][tf](,[tf]){0,2}[)])){0,2}[)]'
import re


def value(operation):
    sign, letters = operation.groups()
    true = "f" in letters if sign == "!" else "t" in letters if sign == "|" else "f" not in letters
    return "t" if true else "f"


class Solution:
    def parseBoolExpr(self, expression):
        while len(expression) > 1:
            expression = re.sub(r"([!&|])\(([tf,]+)\)", value, expression)
        return expression == "t"
