from math import gcd


class Solution:
    def isValid(self, numerator: int, denominator: int) -> bool:
        n, d = abs(numerator), abs(denominator)
        length = (1 if numerator * denominator < 0 else 0) + len(str(n // d))
        d //= gcd(n, d)
        twos = fives = 0
        while d % 2 == 0:
            d //= 2
            twos += 1
        while d % 5 == 0:
            d //= 5
            fives += 1
        fixed = max(twos, fives)
        if d == 1:
            return True
        length += 1 + fixed + 2
        period, power = 1, 10 % d
        while power != 1:
            power = power * 10 % d
            period += 1
            if length + period >= 10**4:
                return False
        return length + period < 10**4
