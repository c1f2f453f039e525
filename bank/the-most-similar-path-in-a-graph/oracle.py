# By definition: all paths of this length are walked, and the names that differ are counted.
# oracle:
#   n <= 5
#   targetPath.length <= 4
#   names[i] consists of 'A' to 'B'
#   targetPath[i] consists of 'A' to 'B'
class Solution:
    def mostSimilar(self, n, roads, names, targetPath):
        steps = [(a, b) for a, b in roads] + [(b, a) for a, b in roads]
        paths = [[city] for city in range(n)]
        for _ in targetPath[1:]:
            paths = [path + [b] for path in paths for a, b in steps if a == path[-1]]
        return min(paths, key=lambda path: sum(names[city] != name for city, name in zip(path, targetPath)))
