# An edge has to be walked, there and back, exactly if an apple is out of reach of vertex 0 without it.
# oracle:
#   n <= 9
class Solution:
    def minTime(self, n, edges, hasApple):
        time = 0
        for closed in edges:
            reached = {0}
            for _ in range(n):
                for edge in edges:
                    if edge is not closed and not reached.isdisjoint(edge):
                        reached.update(edge)
            if any(apple and x not in reached for x, apple in enumerate(hasApple)):
                time += 2
        return time
