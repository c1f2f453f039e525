# By definition: the recurrence is followed down to 0 and 1.
# oracle:
#   n <= 16
class Solution:
    def fib(self, n):
        return n if n < 2 else self.fib(n - 1) + self.fib(n - 2)
