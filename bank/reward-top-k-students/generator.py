import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed)
        letters = r.choice(["ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        longest = r.choice([2, 3, 8])
        words = sorted({"".join(r.choice(letters) for _ in range(r.randint(1, longest))) for _ in range(r.choice([4, 20, size * 10]))})
        r.shuffle(words)
        while len(words) < 3:
            words.append("z" * (len(words) + 9))
        p = r.randint(1, len(words) - 1)
        n = r.randint(1, len(words) - p)
        positive, negative = words[:p], words[p:p + n]
        if r.random() < 0.2:
            positive = positive + [positive[0]]
        count = r.choice([r.randint(1, 6), size, size * 30])
        reports = []
        for _ in range(count):
            report = r.choice(words)
            for _ in range(r.choice([0, 1, 3, 30])):
                report += " " + r.choice(words)
            report = report[:100].rstrip(" ")
            reports.append(report)
        ids = r.sample(range(1, r.choice([count + 1, 2 * count + 5, 1000000001])), count)

        def texts(a):
            return "[%s]" % ",".join('"%s"' % x for x in a)

        return "\n".join([texts(positive), texts(negative), texts(reports), str(ids), str(r.choice([1, count, r.randint(1, count)]))])
