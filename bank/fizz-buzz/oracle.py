# By definition: all numbers are written first, then multiples are replaced by stepping through them, those of both at
# the end.
# oracle:
#   1 <= n <= 10^4
class Solution:
    def fizzBuzz(self, n):
        lines = [str(i) for i in range(n + 1)]
        for step, text in ((3, "Fizz"), (5, "Buzz"), (15, "FizzBuzz")):
            for i in range(step, n + 1, step):
                lines[i] = text
        return lines[1:]
