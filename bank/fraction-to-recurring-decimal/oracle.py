# The least numbers of fixed and of repeating digits are searched for which 10^fixed (10^period - 1) times the
# fraction is whole; the digits themselves come from one large division.
# oracle:
#   -120 <= numerator, denominator <= 120
class Solution:
    def fractionToDecimal(self, numerator, denominator):
        n, d = abs(numerator), abs(denominator)
        answer = ("-" if numerator * denominator < 0 else "") + str(n // d)
        n %= d
        if n == 0:
            return answer
        for fixed in range(1, 12):
            if n * 10**fixed % d == 0:
                return answer + "." + str(n * 10**fixed // d).zfill(fixed)
        for fixed in range(12):
            for period in range(1, d):
                if n * 10**fixed * (10**period - 1) % d == 0:
                    digits = str(n * 10 ** (fixed + period) // d).zfill(fixed + period)
                    return f"{answer}.{digits[:fixed]}({digits[fixed:]})"
