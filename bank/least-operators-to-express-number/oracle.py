# By definition of the operators: an expression is a sum of powers of x with signs. All sums are found in the order of
# their costs, and kept for later questions; they need not leave the range by more than the highest power.
# oracle:
#   x <= 50
#   target <= 210
class Solution:
    costs = {}

    def leastOpsExpressTarget(self, x, target):
        if x not in self.costs:
            self.costs[x] = self.all_costs(x, 210)
        return self.costs[x][target] - 1

    def all_costs(self, x, last):
        steps = [(2, 1), (1, x)]
        while steps[-1][1] < last:
            steps.append((len(steps), steps[-1][1] * x))
        highest = steps[-1][1]
        cost, cheap = {0: 0}, [[0]]
        while any(target not in cost for target in range(1, last + 1)):
            now = len(cheap)
            fresh = set()
            for price, power in steps:
                if price <= now:
                    for value in cheap[now - price]:
                        fresh.update((value - power, value + power))
            fresh = [value for value in fresh if value not in cost and -highest <= value <= last + highest]
            cost.update((value, now) for value in fresh)
            cheap.append(fresh)
        return cost
