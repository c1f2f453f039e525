# By definition: each semester takes all courses whose prerequisites were taken in the semesters before.
# oracle:
#   n <= 7
#   relations.length <= 20
class Solution:
    def minimumSemesters(self, n, relations):
        taken, semesters = set(), 0
        while len(taken) < n:
            blocked = {after for before, after in relations if before not in taken}
            possible = set(range(1, n + 1)) - taken - blocked
            if not possible:
                return -1
            taken |= possible
            semesters += 1
        return semesters
