# By definition: in each row all choices of blocks are tried that use no seat twice and no reserved one.
# oracle:
#   1 <= n <= 4
#   reservedSeats.length <= 12
from itertools import combinations

BLOCKS = [range(2, 6), range(4, 8), range(6, 10)]
CHOICES = [sum(map(list, chosen), []) for size in range(3) for chosen in combinations(BLOCKS, size)]
SEATINGS = [set(seats) for seats in CHOICES if len(set(seats)) == len(seats)]


class Solution:
    def maxNumberOfFamilies(self, n, reservedSeats):
        groups = 0
        for row in range(1, n + 1):
            reserved = {seat for at, seat in reservedSeats if at == row}
            groups += max(len(seats) // 4 for seats in SEATINGS if not seats & reserved)
        return groups
