# All products of powers of 2, 3 and 5 below 2^31 are listed and sorted, once for all questions.
# oracle:
#   1 <= n <= 1690
UGLY = [1]
for prime in (2, 3, 5):
    powers = [prime ** exponent for exponent in range(32)]
    UGLY = [a * b for a in UGLY for b in powers if a * b < 2 ** 31]
UGLY.sort()


class Solution:
    def nthUglyNumber(self, n):
        return UGLY[n - 1]
