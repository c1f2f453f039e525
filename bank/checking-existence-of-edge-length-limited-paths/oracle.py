# For each query, the set of nodes reached grows over the edges that are short enough until it stays the same.
# oracle:
#   n <= 7
#   edgeList.length <= 12
#   queries.length <= 8
class Solution:
    def distanceLimitedPathsExist(self, n, edgeList, queries):
        def possible(p, q, limit):
            reached, size = {p}, 0
            while len(reached) > size:
                size = len(reached)
                for u, v, dis in edgeList:
                    if dis < limit and (u in reached or v in reached):
                        reached.update((u, v))
            return q in reached

        return [possible(*query) for query in queries]
