# By definition: each friend is compared with both friends of every other pair.
# oracle:
#   n <= 6
class Solution:
    def unhappyFriends(self, n, preferences, pairs):
        def prefers(x, one, other):
            return preferences[x].index(one) < preferences[x].index(other)

        both = pairs + [[y, x] for x, y in pairs]
        return sum(any(prefers(x, u, y) and prefers(u, x, v) for u, v in both if u not in (x, y)) for x, y in both)
