# By definition: the list is written down; the first and every other number is removed, then the list is turned round.
# oracle:
#   n <= 20000
class Solution:
    def lastRemaining(self, n):
        numbers = list(range(1, n + 1))
        while len(numbers) > 1:
            del numbers[::2]
            numbers.reverse()
        return numbers[0]
