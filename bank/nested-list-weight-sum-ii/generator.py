from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        most, deepest = max(2, size // 5), r.choice([2, 3, 10, 50])
        if r.random() < 0.2:
            # all of them integers, or all lists of one
            one = r.choice(["%d", "[%d]"])
            return '"[%s]"' % ",".join(one % r.randint(-100, 100) for _ in range(50))
        left = [10 * size]

        def nested(depth):
            left[0] -= 1
            if depth >= deepest or r.random() < 0.5 or left[0] < 0:
                return str(r.choice([0, 1, -1, r.randint(-100, 100)]))
            return listed(depth + 1, r.choice([1, 1, 2, 3, most]))

        def listed(depth, count):
            return "[" + ",".join(nested(depth) for _ in range(count)) + "]"

        return '"%s"' % listed(1, r.choice([1, 2, 5, most]))
