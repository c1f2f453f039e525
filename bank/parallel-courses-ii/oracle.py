# By definition: the courses are taken in every order, and a new semester begins only where the order or k demands it.
# oracle:
#   n <= 5
from itertools import permutations


class Solution:
    def minNumberOfSemesters(self, n, relations, k):
        needs = [{a for a, b in relations if b == course} for course in range(n + 1)]
        best = n
        for order in permutations(range(1, n + 1)):
            done, now, semesters = set(), set(), 1
            for course in order:
                if len(now) == k or needs[course] & now:
                    done, now, semesters = done | now, set(), semesters + 1
                if not needs[course] <= done:
                    break
                now.add(course)
            else:
                best = min(best, semesters)
        return best
