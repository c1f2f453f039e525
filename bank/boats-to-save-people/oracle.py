# By definition: the first person goes alone or with any other one, and the rest is tried in the same way.
# oracle:
#   people.length <= 7
#   limit <= 12
class Solution:
    def numRescueBoats(self, people, limit):
        if not people:
            return 0
        first, others = people[0], people[1:]
        best = self.numRescueBoats(others, limit)
        for i, other in enumerate(others):
            if first + other <= limit:
                best = min(best, self.numRescueBoats(others[:i] + others[i + 1:], limit))
        return 1 + best
