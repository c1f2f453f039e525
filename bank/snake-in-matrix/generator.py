import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        n = r.randint(2, 10)
        steps = {"UP": (-1, 0), "DOWN": (1, 0), "LEFT": (0, -1), "RIGHT": (0, 1)}
        weights = dict.fromkeys(steps, 1)
        for name in ("DOWN", "RIGHT"):
            weights[name] = r.choice([1, 1, 3])
        row = column = 0
        commands = []
        for _ in range(r.choice([1, 2, 5, max(1, size), 100])):
            free = [name for name, (down, right) in steps.items() if 0 <= row + down < n and 0 <= column + right < n]
            name = r.choices(free, [weights[one] for one in free])[0]
            row, column = row + steps[name][0], column + steps[name][1]
            commands.append(name)
        return "%d\n%s" % (n, json.dumps(commands))
