# By definition: the keys are cells of a grid, and for each length the numbers that end at each key are counted.
# oracle:
#   n <= 5000
KEYS = {(i, j): 1 for i in range(3) for j in range(3)}
KEYS[3, 1] = 1
JUMPS = {key: [(i, j) for i, j in KEYS if {abs(i - key[0]), abs(j - key[1])} == {1, 2}] for key in KEYS}
TOTALS = [0]
while len(TOTALS) <= 5000:
    TOTALS.append(sum(KEYS.values()) % (10**9 + 7))
    KEYS = {key: sum(KEYS[other] for other in JUMPS[key]) % (10**9 + 7) for key in KEYS}


class Solution:
    def knightDialer(self, n):
        return TOTALS[n]
