class Solution:
    def depth_first_search(self, n, edges, start, goal):
        reached, before = {start}, 0
        while len(reached) > before:
            before = len(reached)
            reached |= {v for u, v in edges if u in reached}
        return goal in reached
