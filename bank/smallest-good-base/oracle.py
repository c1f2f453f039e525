# By definition: the digits in every base from 2 on are looked at, until all of them are ones.
# oracle:
#   n is an integer in the range [3, 11000].
class Solution:
    def smallestGoodBase(self, n):
        n = int(n)
        for base in range(2, n):
            if n % base == 1:
                rest = n
                while rest % base == 1:
                    rest //= base
                if rest == 0:
                    return str(base)
