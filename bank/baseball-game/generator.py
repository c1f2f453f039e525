import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        n = max(1, size * 10 - r.randrange(9))
        if r.randrange(3) == 0:
            n = r.randint(1, 12)
        most = r.choice([1, 5, 100, 30000, 30000])
        signs = r.choice([[1], [-1], [1, -1], [1, -1]])
        weights = r.choice([[1, 1, 1, 1], [3, 0, 0, 1], [1, 3, 0, 0], [1, 0, 3, 0], [1, 2, 2, 2], [4, 1, 1, 4], [1, 0, 0, 0]])
        record = []
        total = 0
        operations = []
        while len(operations) < n:
            operation = r.choices("N+DC", weights)[0]
            if operation == "C" and record:
                total -= record.pop()
                operations.append("C")
                continue
            if operation == "D" and record:
                score = 2 * record[-1]
            elif operation == "+" and len(record) > 1:
                score = record[-1] + record[-2]
            else:
                score = r.choice(signs) * r.randint(0, most)
                operation = str(score)
            if abs(score) > 2 ** 31 - 1 or abs(total + score) > 2 ** 31 - 1:
                total -= record.pop()
                operations.append("C")
                continue
            total += score
            record.append(score)
            operations.append(operation)
        return "[%s]" % ",".join('"%s"' % operation for operation in operations)
