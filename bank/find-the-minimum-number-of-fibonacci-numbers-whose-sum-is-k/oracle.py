# By definition: every Fibonacci number is tried as one of the numbers, and the least count of the rest is known.
# oracle:
#   k <= 12000
FIBONACCI = [1, 2]
while FIBONACCI[-1] < 12000:
    FIBONACCI.append(FIBONACCI[-1] + FIBONACCI[-2])
LEAST = [0]
for total in range(1, 12001):
    LEAST.append(1 + min(LEAST[total - number] for number in FIBONACCI if number <= total))


class Solution:
    def findMinFibonacciNumbers(self, k):
        return LEAST[k]
