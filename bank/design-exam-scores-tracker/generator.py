import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        count = size if size < 60 else min(100000, (size - 59) ** 3 * 3 // 2 + 60)
        step = r.choice([1, 2, 10, max(1, 10 ** 9 // count)])
        scores = r.choice([1, 100, 10 ** 9])
        often = r.choice([1, 2, 5, 9])
        time = 0
        times = []
        names, arguments = ["ExamTracker"], [[]]
        for i in range(count):
            if not times or r.randrange(10) < often and time + step <= 10 ** 9:
                time += r.randint(1, step)
                if i == count - 1 and r.randrange(4) == 0:
                    time = 10 ** 9
                times.append(time)
                names.append("record")
                arguments.append([time, scores if r.randrange(4) == 0 else r.randint(1, scores)])
                continue
            ends = []
            for _ in range(2):
                near = r.choice([r.choice(times) + r.randint(-1, 1), r.randint(1, time), 1, time])
                ends.append(max(1, min(time, near)))
            names.append("totalScore")
            arguments.append(sorted(ends))
        return "%s\n%s" % (json.dumps(names), json.dumps(arguments))
