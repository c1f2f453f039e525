# By definition: in every order of the tasks, the start must be enough for each minimum after what was spent before.
# oracle:
#   tasks.length <= 5
from itertools import permutations


class Solution:
    def minimumEffort(self, tasks):
        def needed(order):
            spent = start = 0
            for actual, minimum in order:
                start = max(start, spent + minimum)
                spent += actual
            return start

        return min(needed(order) for order in permutations(tasks))
