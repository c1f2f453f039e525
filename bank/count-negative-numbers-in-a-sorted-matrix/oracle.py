# By definition: every number is looked at.
# oracle:
#   m <= 6
#   n <= 6
class Solution:
    def countNegatives(self, grid):
        return sum(number < 0 for row in grid for number in row)
