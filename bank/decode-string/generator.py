import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed)
        letters = rng.choice(["a", "ab", "abcdefghijklmnopqrstuvwxyz"])
        top = rng.choice([1, 3, 12, 99, 300])
        most = 30 if size >= 60 else rng.randint(1, 30)
        calm = rng.choice([0.3, 0.6, 0.8])

        def text(room, limit):
            # a text of at most `room` letters that stands for at most `limit`
            parts, length = [], 0
            while True:
                times = rng.randint(1, min(top, limit - length)) if limit > length else 0
                head = len(str(times)) + 2
                if times and room > head and rng.random() > calm:
                    inner, size = text(rng.randint(1, room - head), (limit - length) // times)
                    parts.append("%d[%s]" % (times, inner))
                    length += times * size
                    room -= head + len(inner)
                elif room > 0 and length < limit:
                    parts.append(rng.choice(letters))
                    length += 1
                    room -= 1
                if room <= 0 or length >= limit or rng.random() < 0.1:
                    return "".join(parts), length

        return '"%s"' % text(most, 100000)[0]
