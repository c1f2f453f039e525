# By definition: every pattern of the websites is tried, and for each user it is searched for in the visits in order.
# oracle:
#   username.length <= 5
from itertools import product


class Solution:
    def mostVisitedPattern(self, username, timestamp, website):
        visits = sorted(zip(timestamp, username, website))
        lists = [[site for _, name, site in visits if name == user] for user in set(username)]
        best = []
        for pattern in product(sorted(set(website)), repeat=3):
            score = 0
            for sites in lists:
                rest = iter(sites)
                score += all(site in rest for site in pattern)
            if not best or score > best[0]:
                best = [score, list(pattern)]
        return best[1]
