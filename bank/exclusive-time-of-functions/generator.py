from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        n = r.choice([1, 2, 3, r.randint(1, 100), 100])
        calls = r.choice([1, 2, 3, 5, max(1, size * 250 // 100)])
        steep = r.choice([0.2, 0.5, 0.8])
        step = r.choice([0, 1, 3, 10**9 // (2 * calls) - 3])
        now = 2 * r.choice([0, 0, r.randint(0, 5)]) - 1
        logs, running, begun = [], [], 0
        while begun < calls or running:
            start = begun < calls and (not running or r.random() < steep)
            now += 1 + r.randint(0, 2 * step)
            if now % 2 != (0 if start else 1):
                now += 1
            if start:
                begun += 1
                running.append(r.randrange(n))
                logs.append('"%d:start:%d"' % (running[-1], now // 2))
            else:
                logs.append('"%d:end:%d"' % (running.pop(), now // 2))
        return "%d\n[%s]" % (n, ",".join(logs))
