from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        teams = r.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", r.choice([1, 2, 3, 4, 5, 26, r.randint(1, 26)]))
        voters = r.choice([1, 2, 3, 6, 10, size * 10])
        votes = []
        kind = r.choice(["free", "rotated", "few", "near"])
        few = [r.sample(teams, len(teams)) for _ in range(3)]
        for i in range(voters):
            if kind == "free":
                vote = r.sample(teams, len(teams))
            elif kind == "rotated":
                k = i % len(teams)
                vote = teams[k:] + teams[:k]
            elif kind == "few":
                vote = r.choice(few)
            else:
                vote = teams[:]
                a, b = r.randrange(len(teams)), r.randrange(len(teams))
                vote[a], vote[b] = vote[b], vote[a]
            votes.append("".join(vote))
        r.shuffle(votes)
        return "[" + ",".join('"%s"' % v for v in votes) + "]"
