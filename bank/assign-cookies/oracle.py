# By definition: each child gets no cookie or any one that is left and large enough, in all ways.
# oracle:
#   g.length <= 4
#   s.length <= 4
class Solution:
    def findContentChildren(self, g, s):
        def most(child, left):
            if child == len(g):
                return 0
            best = most(child + 1, left)
            for i, size in enumerate(left):
                if size >= g[child]:
                    best = max(best, 1 + most(child + 1, left[:i] + left[i + 1:]))
            return best

        return most(0, s)
