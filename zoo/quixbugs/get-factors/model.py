class Solution:
    def get_factors(self, n):
        factors, p = [], 2
        while n > 1:
            if n % p:
                p += 1
            else:
                factors.append(p)
                n //= p
        return factors
