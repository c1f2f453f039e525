import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        count = max(1, min(16, r.choice([1 + size // 6, r.randint(1, 1 + size // 6)])))
        many = max(1, min(60, r.choice([size * 6 // 10, r.randint(1, 1 + size * 6 // 10)])))
        letters = r.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
        longest = r.choice([5, 16])
        skills = set()
        while len(skills) < count:
            skills.add("".join(r.choice(letters) for _ in range(r.randint(1, longest))))
        skills = sorted(skills)
        r.shuffle(skills)
        kind = r.randrange(5)
        people = []
        for i in range(many):
            if kind == 0:
                some = r.randint(0, min(2, count))
            elif kind == 1:
                some = r.randint(0, count)
            elif kind == 2:
                some = min(count, r.randint(1, 4))
            else:
                some = min(count, 1 + count // 3)
            people.append(r.sample(skills, some))
        # Whoever is still needed is given to somebody.
        for skill in skills:
            if not any(skill in person for person in people):
                r.choice(people).append(skill)
        if kind == 4 and many > 1:
            people[r.randrange(many)] = []
            for skill in skills:
                if not any(skill in person for person in people):
                    people[r.randrange(many)].append(skill)
        text = "[%s]"
        names = lambda row: text % ",".join('"%s"' % name for name in row)
        return "%s\n%s" % (names(skills), text % ",".join(names(person) for person in people))
