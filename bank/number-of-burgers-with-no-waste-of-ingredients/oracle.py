# By definition: every number of jumbo burgers is tried, and the rest of the cheese makes small ones.
# oracle:
#   tomatoSlices <= 200
#   cheeseSlices <= 100
class Solution:
    def numOfBurgers(self, tomatoSlices, cheeseSlices):
        for jumbo in range(cheeseSlices + 1):
            small = cheeseSlices - jumbo
            if 4 * jumbo + 2 * small == tomatoSlices:
                return [jumbo, small]
        return []
