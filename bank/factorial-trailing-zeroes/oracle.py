# The factorials are computed, one from the other, and zeros at the end are removed and counted. Of the rest only the
# remainder by 10^20 is kept: it has no factor 5 either, and more factors 2 than the next number has factors 5.
# oracle:
#   0 <= n <= 10^4
ZEROES, product, removed = [0], 1, 0
for factor in range(1, 10**4 + 1):
    product *= factor
    while product % 10 == 0:
        product //= 10
        removed += 1
    product %= 10**20
    ZEROES.append(removed)


class Solution:
    def trailingZeroes(self, n):
        return ZEROES[n]
