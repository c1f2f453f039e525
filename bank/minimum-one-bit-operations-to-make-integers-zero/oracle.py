# By definition: both operations can be undone, so all numbers are reached from 0 on, the nearest ones first.
# oracle:
#   n <= 16383
OPERATIONS = {0: 0}
reached = [0]
for number in reached:
    # The bit after the lowest one that is set can be changed.
    for bit in (1, (number & -number) << 1):
        other = number ^ bit
        if other < 16384 and other not in OPERATIONS:
            OPERATIONS[other] = OPERATIONS[number] + 1
            reached.append(other)


class Solution:
    def minimumOneBitOperations(self, n):
        return OPERATIONS[n]
