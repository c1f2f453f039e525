import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        spread = r.choice([2, 3, 100, 1440])
        base = r.randint(0, 1440 - spread)
        events = []
        for _ in range(2):
            times = sorted(base + r.randrange(spread) for _ in range(2))
            events.append(json.dumps(["%02d:%02d" % divmod(time, 60) for time in times]))
        return "\n".join(events)
