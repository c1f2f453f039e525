class Solution:
    def isValid(self, n, roads):
        root = list(range(n + 1))

        def find(x):
            while root[x] != x:
                root[x] = root[root[x]]
                x = root[x]
            return x

        for road in roads:
            root[find(road[0])] = find(road[1])
        return find(1) == find(n)
