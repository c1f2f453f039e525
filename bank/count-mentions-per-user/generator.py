from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        users = r.choice([1, 2, 3, r.randint(1, 100), 100])
        count = r.choice([1, 2, 4, 10, max(1, size), 100])
        width = r.choice([70, 130, 400, 3000, 10**5])
        times = sorted(r.randint(1, width) for _ in range(count))
        for i in range(1, count):
            # at the very moment of a return, and just before
            if r.random() < 0.3:
                times[i] = min(width, r.choice(times[:i]) + r.choice([0, 59, 60, 61]))
        times.sort()
        back = {}
        events = []
        for time in times:
            user = r.randrange(users)
            if r.random() < 0.5 and back.get(user, 0) <= time:
                back[user] = time + 60
                events.append(("OFFLINE", time, str(user)))
            else:
                text = r.choice(["ALL", "HERE", "HERE", ""])
                if not text:
                    some = r.choice([1, 2, 5, 100])
                    text = " ".join("id%d" % r.randrange(users) for _ in range(r.randint(1, some)))
                events.append(("MESSAGE", time, text))
        if r.random() < 0.5:
            r.shuffle(events)
        return "%d\n[%s]" % (users, ",".join('["%s","%d","%s"]' % e for e in events))
