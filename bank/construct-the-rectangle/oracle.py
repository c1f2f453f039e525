# By definition: every width is tried, and of those that fit the one with the least difference wins.
# oracle:
#   area <= 12000
class Solution:
    def constructRectangle(self, area):
        fitting = [(area // w, w) for w in range(1, area + 1) if area % w == 0 and area // w >= w]
        return list(min(fitting, key=lambda sides: sides[0] - sides[1]))
