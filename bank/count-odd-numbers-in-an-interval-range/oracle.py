# By definition: every number between the two is looked at.
# oracle:
#   high <= 400
class Solution:
    def countOdds(self, low, high):
        return sum(number % 2 for number in range(low, high + 1))
