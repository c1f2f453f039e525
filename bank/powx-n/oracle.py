# By definition: 1 is multiplied by the base, or divided by it, as many times as the exponent says.
# oracle:
#   -2000 <= n <= 2000


class Solution:
    def myPow(self, x, n):
        power = 1.0
        for _ in range(abs(n)):
            power = power * x if n > 0 else power / x
        return power
