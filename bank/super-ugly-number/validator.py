class Solution:
    def isValid(self, n: int, primes: List[int]) -> bool:
        found, stack = 0, [(1, 0)]
        while stack and found < n:
            x, first = stack.pop()
            found += 1
            for at in range(first, len(primes)):
                if x * primes[at] >= 2**31:
                    break
                stack.append((x * primes[at], at))
        return found >= n
