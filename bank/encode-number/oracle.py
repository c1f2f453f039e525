# By definition: the table is written down as it goes on, all texts of length 0, then of length 1, and so on.
# oracle:
#   num <= 30000
from itertools import product


class Solution:
    table = []
    for length in range(15):
        table += map("".join, product("01", repeat=length))

    def encode(self, num):
        return self.table[num]
