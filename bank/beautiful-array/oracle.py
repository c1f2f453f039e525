# An array stays beautiful if all its numbers are doubled, or doubled less 1, and an odd and an even number have no
# whole mean. So arrays for both halves of n give the odd and the even numbers, one after the other.
# oracle:
#   n <= 400
class Solution:
    def beautifulArray(self, n):
        if n == 1:
            return [1]
        odd = [2 * number - 1 for number in self.beautifulArray((n + 1) // 2)]
        even = [2 * number for number in self.beautifulArray(n // 2)]
        return odd + even
