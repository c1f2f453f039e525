class Solution:
    def knapsack(self, capacity, items):
        best = 0
        for chosen in range(1 << len(items)):
            some = [item for i, item in enumerate(items) if chosen >> i & 1]
            if sum(weight for weight, _ in some) <= capacity:
                best = max(best, sum(value for _, value in some))
        return best
