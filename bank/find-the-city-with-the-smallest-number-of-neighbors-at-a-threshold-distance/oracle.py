# By definition: from each city all paths without a repeated city are walked as long as the threshold allows.
# oracle:
#   n <= 5
#   weight[i] <= 6
#   distanceThreshold <= 20
class Solution:
    def findTheCity(self, n, edges, distanceThreshold):
        roads = edges + [[b, a, weight] for a, b, weight in edges]

        def reached(path, left):
            found = {path[-1]}
            for a, b, weight in roads:
                if a == path[-1] and b not in path and weight <= left:
                    found |= reached(path + [b], left - weight)
            return found

        counts = [len(reached([city], distanceThreshold)) for city in range(n)]
        return max(city for city in range(n) if counts[city] == min(counts))
