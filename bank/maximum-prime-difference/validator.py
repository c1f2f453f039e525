PRIMES = {number for number in range(2, 101) if all(number % part for part in range(2, number))}


class Solution:
    def isValid(self, nums) -> bool:
        return not PRIMES.isdisjoint(nums)
