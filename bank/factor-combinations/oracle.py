# Each divisor between 1 and n is offered once, from the smallest; all products that it may be added to are
# extended by it.
# oracle:
#   n <= 12000
class Solution:
    def getFactors(self, n):
        divisors = [d for d in range(1, n + 1) if n % d == 0]
        ways = {d: [] for d in divisors}
        ways[1] = [[]]
        for factor in divisors[1:-1]:
            # In increasing order, so that the factor may be taken several times.
            for d in divisors:
                if d * factor in ways:
                    ways[d * factor].extend(way + [factor] for way in ways[d])
        return ways[n] if n > 1 else []
