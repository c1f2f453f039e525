# By definition: after each operation the set of all numbers on the display is made. A number above twice the target is
# never useful when the start is no larger, for to double later takes off less.
# oracle:
#   1 <= startValue, target <= 110
class Solution:
    def brokenCalc(self, startValue, target):
        highest = 2 * max(startValue, target)
        seen, front, operations = {startValue}, {startValue}, 0
        while target not in seen:
            front = {b for a in front for b in (2 * a, a - 1) if 0 < b <= highest} - seen
            seen |= front
            operations += 1
        return operations
