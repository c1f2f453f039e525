# By definition: each number is written in binary and searched for.
# oracle:
#   s.length <= 24
#   n <= 12
class Solution:
    def queryString(self, s, n):
        return all(format(number, "b") in s for number in range(1, n + 1))
