# All that a course needs, directly or by way of others, is gathered until nothing is added.
# The courses can be finished unless one of them needs itself.
# oracle:
#   numCourses <= 8
class Solution:
    def canFinish(self, numCourses, prerequisites):
        needs = {(a, b) for a, b in prerequisites}
        while True:
            more = {(a, d) for a, b in needs for c, d in needs if b == c} - needs
            if not more:
                return all(a != b for a, b in needs)
            needs |= more
