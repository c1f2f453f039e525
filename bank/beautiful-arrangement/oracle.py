# By definition: permutations are built place by place, and one is left as soon as a place breaks both rules.
# oracle:
#   n <= 10
class Solution:
    def countArrangement(self, n):
        def build(perm):
            place = len(perm) + 1
            if place > n:
                return 1
            return sum(build(perm + [x]) for x in range(1, n + 1)
                       if x not in perm and (x % place == 0 or place % x == 0))

        return build([])
