# By definition: every choice of requests is made, the largest ones first, and as many have to come as to go everywhere.
# oracle:
#   1 <= n <= 6
#   requests.length <= 7
from itertools import combinations


class Solution:
    def maximumRequests(self, n, requests):
        for size in range(len(requests), 0, -1):
            for chosen in combinations(requests, size):
                if sorted(a for a, _ in chosen) == sorted(b for _, b in chosen):
                    return size
        return 0
