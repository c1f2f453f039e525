import random


def apply(op, a, b):
    if op == "+":
        return a + b
    if op == "-":
        return a - b
    if op == "*":
        return a * b
    if b == 0:
        return None
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        operands = 5000 if size >= 100 else rng.randint(1, 3 * size)
        high = rng.choice([1, 3, 20, 200])
        ops = rng.choice(["+-*/", "+-", "*/", "-/", "+-*/"])
        eager = rng.choice([0.2, 0.5, 0.9])
        tokens, stack, left = [], [], operands
        while left or len(stack) > 1:
            if len(stack) < 2 or (left and rng.random() > eager):
                value = rng.choice([-high, high, rng.randint(-high, high), rng.randint(-high, high)])
                tokens.append(str(value))
                stack.append(value)
                left -= 1
                continue
            b = stack.pop()
            a = stack.pop()
            result = op = None
            for op in rng.sample(ops, len(ops)) + ["+", "-"]:
                result = apply(op, a, b)
                if result is not None and -2**31 <= result < 2**31:
                    break
            tokens.append(op)
            stack.append(result)
        return "[%s]" % ",".join('"%s"' % t for t in tokens)
