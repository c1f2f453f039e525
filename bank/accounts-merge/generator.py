import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1000 + size)
        count = r.choice([1, 2, 4, 8, size, size * 10])
        people = r.choice([1, 2, 3, max(1, count // 3), count])
        letters = r.choice(["ab", "abcxyz019_.", "AaBb_0"])
        names = ["".join(r.choice("abcXYZ") for _ in range(r.choice([1, 1, 3, 30]))) for _ in range(r.randint(1, people))]
        hosts = r.choice([["m.co"], ["mail.com", "m.co", "a.b.org", "x-y.net"]])
        used, owners = set(), []
        for person in range(people):
            emails = []
            for _ in range(r.choice([1, 2, 5, 9, 30])):
                local = "".join(r.choice(letters) for _ in range(r.randint(1, 12))).strip(".").replace("..", ".").replace("..", ".")
                email = (local or "a") + r.choice(["", str(person)]) + "@" + r.choice(hosts)
                if email not in used:
                    used.add(email)
                    emails.append(email)
            if not emails:
                emails.append("p%d@m.co" % person)
            owners.append((r.choice(names), emails))
        accounts, chain = [], r.random() < 0.3
        for _ in range(count):
            name, emails = r.choice(owners)
            if chain and len(emails) > 1:
                # neighbours in a long list, so that accounts hang together in many steps
                at = r.randrange(len(emails) - 1)
                chosen = emails[at:at + 2]
            else:
                chosen = r.sample(emails, r.randint(1, min(9, len(emails))))
            r.shuffle(chosen)
            accounts.append([name] + chosen)
        return json.dumps(accounts)
