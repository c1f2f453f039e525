import re


def fits(x):
    return -2**31 <= x < 2**31


class Solution:
    def isValid(self, s):
        # one frame for each open bracket: the sum so far, the sign of the running product, that product, its next operator
        frames = [[0, 1, None, "*"]]
        wants = True
        for token in re.findall("[0-9]+|[^0-9]", s):
            if wants:
                if token == "(":
                    frames.append([0, 1, None, "*"])
                    continue
                if not token.isdigit() or (token[0] == "0" and token != "0") or len(token) > 10:
                    return False
                value = int(token)
            elif token == ")":
                if len(frames) == 1:
                    return False
                value = self.total(frames.pop())
                if value is None:
                    return False
            else:
                top = frames[-1]
                if token in "*/":
                    top[3] = token
                elif token in "+-":
                    top[0] = self.total(top)
                    if top[0] is None:
                        return False
                    top[1], top[2] = (1 if token == "+" else -1), None
                else:
                    return False
                wants = True
                continue
            top = frames[-1]
            if top[2] is None:
                top[2] = value
            elif top[3] == "*":
                top[2] *= value
            elif value == 0:
                return False
            else:
                q = abs(top[2]) // abs(value)
                top[2] = q if (top[2] < 0) == (value < 0) else -q
            if not fits(top[2]):
                return False
            wants = False
        return not wants and len(frames) == 1 and self.total(frames[0]) is not None

    def total(self, frame):
        value = frame[0] + frame[1] * frame[2]
        return value if fits(value) else None
