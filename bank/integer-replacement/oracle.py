# By definition: all numbers that one, two, three ... steps lead to are listed, until 1 is among them.
# oracle:
#   1 <= n <= 2^31 - 1
class Solution:
    def integerReplacement(self, n):
        numbers, steps = {n}, 0
        while 1 not in numbers:
            after = {x // 2 for x in numbers if x % 2 == 0}
            numbers = after | {y for x in numbers if x % 2 == 1 for y in (x - 1, x + 1)}
            steps += 1
        return steps
