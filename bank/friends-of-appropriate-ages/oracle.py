# By definition: the three rules are asked for all pairs of persons.
# oracle:
#   n <= 12
class Solution:
    def numFriendRequests(self, ages):
        requests = 0
        for i, x in enumerate(ages):
            for j, y in enumerate(ages):
                if i != j and not (y <= 0.5 * x + 7 or y > x or (y > 100 and x < 100)):
                    requests += 1
        return requests
