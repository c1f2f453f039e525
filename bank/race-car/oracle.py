# By definition: runs of A are driven from each place, with an R between them, and the places are noted in the order of
# their cost, once for all targets. The way back from further out than the bounds is longer than the way there.
# oracle:
#   target <= 10000
LAST = 10000
steps_to = {}


def drive():
    turned, at_cost = {(0, 1): 0}, {0: [(0, 1)]}
    cost = 0
    while at_cost:
        for place, direction in at_cost.pop(cost, ()):
            for run in range(16):
                end = place + direction * (2**run - 1)
                if not -LAST // 2 <= end <= 2 * LAST:
                    break
                steps_to[end] = min(steps_to.get(end, cost + run), cost + run)
                # The speed is 1 again after an R.
                after = cost + run + 1
                if turned.get((end, -direction), after + 1) > after:
                    turned[end, -direction] = after
                    at_cost.setdefault(after, []).append((end, -direction))
        cost += 1


class Solution:
    def racecar(self, target):
        if not steps_to:
            drive()
        return steps_to[target]
