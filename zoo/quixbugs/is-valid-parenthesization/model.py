class Solution:
    def is_valid_parenthesization(self, parens):
        while "()" in parens:
            parens = parens.replace("()", "")
        return not parens
