# By definition: every order of the people is tried until each has the right number of people in front.
# oracle:
#   people.length <= 6
from itertools import permutations


class Solution:
    def reconstructQueue(self, people):
        for queue in permutations(people):
            if all(sum(other[0] >= h for other in queue[:i]) == k for i, (h, k) in enumerate(queue)):
                return [list(person) for person in queue]
