# By definition: for each query, the courses after its first one are followed through all chains of prerequisites.
# oracle:
#   numCourses <= 7
#   queries.length <= 8
class Solution:
    def checkIfPrerequisite(self, numCourses, prerequisites, queries):
        def before(u, v):
            return any(a == u and (b == v or before(b, v)) for a, b in prerequisites)

        return [before(u, v) for u, v in queries]
