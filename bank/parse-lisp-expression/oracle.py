# A let is a function of the variable that is called with its value, so the expression is rewritten from the inside out
# as an expression of Python, whose functions have the same scopes.
# oracle:
#   expression.length <= 400
import re


class Solution:
    def evaluate(self, expression):
        parts = []

        def python(word):
            if word[0] == "#":
                return parts[int(word[1:])]
            return "var_" + word if word[0].isalpha() else "(%s)" % word

        def rewrite(match):
            kind, *words = match[1].split()
            if kind == "let":
                text = python(words.pop())
                while words:
                    value, name = python(words.pop()), python(words.pop())
                    text = "(lambda %s: %s)(%s)" % (name, text, value)
            else:
                text = "(%s %s %s)" % (python(words[0]), {"add": "+", "mult": "*"}[kind], python(words[1]))
            parts.append(text)
            return "#%d" % (len(parts) - 1)

        while "(" in expression:
            expression = re.sub(r"\(([^()]*)\)", rewrite, expression)
        return eval(python(expression))
