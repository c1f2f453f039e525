import re


class Solution:
    def isValid(self, expression: str) -> bool:
        tokens = re.findall(r"(?:add|sub|mul|div)\(|-?[0-9]+|[,)]", expression)
        if "".join(tokens) != expression:
            return False
        # Each open operation: its name, and its first operand or None
        stack, value = [], None
        for token in tokens:
            if token[-1] == "(":
                if value is not None:
                    return False
                stack.append([token[:3], None])
            elif token == ",":
                if value is None or not stack or stack[-1][1] is not None:
                    return False
                stack[-1][1], value = value, None
            elif token == ")":
                if value is None or not stack or stack[-1][1] is None:
                    return False
                name, a = stack.pop()
                if name == "add":
                    value = a + value
                elif name == "sub":
                    value = a - value
                elif name == "mul":
                    value = a * value
                else:
                    if value == 0 or a % value:
                        return False
                    value = a // value
                if not -(2**63) <= value < 2**63:
                    return False
            else:
                if value is not None or len(token) > 20:
                    return False
                value = int(token)
                if str(value) != token or not -(2**63) <= value < 2**63:
                    return False
        return value is not None and not stack
