# The first positive integers are all different, and one negative integer makes up for their sum.
# oracle:
#   n <= 1000
class Solution:
    def sumZero(self, n):
        positive = list(range(1, n))
        return positive + [-sum(positive)]
