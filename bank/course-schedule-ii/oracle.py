# By definition: every order of the courses is tried until one has each prerequisite before its course.
# oracle:
#   numCourses <= 6
from itertools import permutations


class Solution:
    def findOrder(self, numCourses, prerequisites):
        for order in permutations(range(numCourses)):
            if all(order.index(b) < order.index(a) for a, b in prerequisites):
                return list(order)
        return []
