from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        low, high = -2**31, 2**31 - 1
        most = r.choice([2, 6, 20, 100, size * 1000])
        limit = r.choice([3, 20, 1000, high])
        signs = r.choice(["+-*/", "+-", "*/", "+-*/"])
        spaces = r.choice([0, 0, 1, 3])

        def number(top):
            top = max(0, min(top, limit))
            return r.choice([r.randint(0, top), r.randint(0, min(top, 9)), top])

        gap = lambda: " " * r.randint(0, spaces)
        total, term, sign = 0, number(high), 1
        out = [gap(), str(term), gap()]
        length = sum(map(len, out))
        while True:
            operator = r.choice(signs)
            if operator == "*":
                value = number(high // term if term else high)
                new = total, term * value, sign
            elif operator == "/":
                value = max(1, number(r.choice([9, high])))
                new = total, term // value, sign
            else:
                value = number(high)
                new = total + sign * term, value, 1 if operator == "+" else -1
            if not low <= new[0] + new[2] * new[1] <= high or not low <= new[0] <= high:
                value = 0
                if operator == "*":
                    new = total, 0, sign
                elif operator == "/":
                    break
                else:
                    new = total + sign * term, 0, 1
            part = [operator, gap(), str(value), gap()]
            length += sum(map(len, part))
            if length > max(most, 1) or length > 3 * 10**5:
                break
            out += part
            total, term, sign = new
        return '"' + "".join(out) + '"'
