class Solution:
    def isValid(self, n, edges, baseTime):
        # Every task is finished before 2^53. Parents come first in the order.
        children = [[] for _ in range(n)]
        for parent, child in edges:
            children[parent].append(child)
        order = [0]
        for task in order:
            order.extend(children[task])
        finish = list(baseTime)
        for task in reversed(order):
            if children[task]:
                times = [finish[child] for child in children[task]]
                finish[task] += 2 * max(times) - min(times)
        return max(finish) < 2 ** 53
