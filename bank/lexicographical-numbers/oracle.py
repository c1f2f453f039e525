# By definition: the numbers are sorted as texts.
# oracle:
#   n <= 10000
class Solution:
    def lexicalOrder(self, n):
        return sorted(range(1, n + 1), key=str)
