class Solution:
    def isValid(self, s: str) -> bool:
        least, most = -(1 << 31), (1 << 31) - 1
        # `total` of the open brackets, the sign that is to come, and all numbers so far with their final signs
        stack, total, sign, whole, flat = [], 0, 1, 1, 0
        wants_operand, may_be_signed = True, True
        i, n = 0, len(s)
        while i < n:
            c = s[i]
            if c == " ":
                i += 1
                continue
            if wants_operand:
                if c == "(":
                    stack.append((total, sign, whole))
                    total, whole, sign, may_be_signed = 0, whole * sign, 1, True
                elif c == "-" and may_be_signed:
                    sign, may_be_signed = -1, False
                elif c.isdigit():
                    j = i
                    while j < n and s[j].isdigit():
                        j += 1
                    if len(s[i:j].lstrip("0")) > 10:
                        return False
                    number = int(s[i:j].lstrip("0") or "0")
                    total += sign * number
                    flat += whole * sign * number
                    if number > most or not least <= total <= most or not least <= flat <= most:
                        return False
                    wants_operand = False
                    i = j - 1
                else:
                    return False
            elif c in "+-":
                sign, wants_operand, may_be_signed = (1 if c == "+" else -1), True, False
            elif c == ")" and stack:
                inner = total
                total, sign, whole = stack.pop()
                total += sign * inner
                if not least <= total <= most or not least <= inner <= most:
                    return False
            else:
                return False
            i += 1
        return not wants_operand and not stack
