# By definition: as long as two accounts have an address in common, both are replaced by one that has the addresses of
# both.
# oracle:
#   accounts.length <= 12
from itertools import combinations


class Solution:
    def accountsMerge(self, accounts):
        people = [(name, set(mails)) for name, *mails in accounts]
        while True:
            for a, b in combinations(people, 2):
                if a[1] & b[1]:
                    people.remove(a)
                    people.remove(b)
                    people.append((a[0], a[1] | b[1]))
                    break
            else:
                return [[name] + sorted(mails) for name, mails in people]
