import re
from collections import Counter

PART = re.compile("([A-Z][a-z]*|[(]|[)])([1-9][0-9]*)?")


class Solution:
    def isValid(self, formula):
        # Atoms and bracketed formulas, each with a count above 1 or none; no atom comes more than 2^31 - 1 times.
        stack, place = [Counter()], 0
        while place < len(formula):
            part = PART.match(formula, place)
            if not part or part.group(2) == "1":
                return False
            place = part.end()
            count = int(part.group(2)) if part.group(2) and len(part.group(2)) < 11 else 2 ** 31 if part.group(2) else 1
            if part.group(1) == "(":
                if part.group(2):
                    return False
                stack.append(Counter())
            elif part.group(1) == ")":
                inner = stack.pop()
                if not inner or not stack:
                    return False
                for atom, times in inner.items():
                    stack[-1][atom] = min(stack[-1][atom] + times * count, 2 ** 31)
            else:
                stack[-1][part.group(1)] = min(stack[-1][part.group(1)] + count, 2 ** 31)
        return len(stack) == 1 and max(stack[0].values()) < 2 ** 31
