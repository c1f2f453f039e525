# By definition: the binary digits of each number are written out, and their sum is divided by all smaller numbers.
# oracle:
#   0 <= right - left <= 100
class Solution:
    def countPrimeSetBits(self, left, right):
        def prime(number):
            return number > 1 and all(number % divisor for divisor in range(2, number))

        return sum(prime(f"{number:b}".count("1")) for number in range(left, right + 1))
