# By definition: all ways to divide are computed exactly, and the greatest is kept with the brackets that it needs.
# oracle:
#   nums.length <= 6
from fractions import Fraction


class Solution:
    def optimalDivision(self, nums):
        def ways(part):
            if len(part) == 1:
                return [(Fraction(part[0]), str(part[0]))]
            found = []
            for cut in range(1, len(part)):
                for x, above in ways(part[:cut]):
                    for y, below in ways(part[cut:]):
                        # only what is divided by needs brackets, and only if it is a division
                        found.append((x / y, above + "/" + ("(" + below + ")" if "/" in below else below)))
            return found

        return max(ways(nums))[1]
