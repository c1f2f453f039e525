# A word is read off by walking through the expression: at a brace one option is entered, and the comma at its end leads
# to the place after the brace. All walks are made.
# oracle:
#   expression.length <= 14
class Solution:
    def braceExpansionII(self, expression):
        def closing(i):
            depth = 1
            while depth:
                depth += {"{": 1, "}": -1}.get(expression[i], 0)
                i += 1
            return i

        def walks(i, word):
            if i == len(expression):
                return {word}
            sign = expression[i]
            if sign == "}":
                return walks(i + 1, word)
            if sign == ",":
                return walks(closing(i), word)
            if sign == "{":
                end = closing(i + 1)
                inner = [j for j in range(i, end) if expression[j] in "{," and (j == i or closing(j) == end)]
                return set().union(*(walks(j + 1, word) for j in inner if j == i or expression[j] == ","))
            return walks(i + 1, word + sign)

        return sorted(walks(0, ""))
