# By definition: for each region all that it contains are collected, and of those with both regions the one with the
# fewest is chosen.
# oracle:
#   regions.length <= 8
#   regions[i].length <= 6
class Solution:
    def findSmallestRegion(self, regions, region1, region2):
        def inside(region):
            found = [region]
            for x in found:
                for bigger, *others in regions:
                    if bigger == x:
                        found.extend(others)
            return found

        # A region with two different ones in it is the first of some list.
        names = {names[0] for names in regions}
        return min((found for found in map(inside, names) if region1 in found and region2 in found), key=len)[0]
