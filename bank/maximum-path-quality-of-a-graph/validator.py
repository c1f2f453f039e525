class Solution:
    def isValid(self, values, edges, maxTime):
        degree = [0] * len(values)
        for edge in edges:
            degree[edge[0]] += 1
            degree[edge[1]] += 1
        return max(degree) <= 4
