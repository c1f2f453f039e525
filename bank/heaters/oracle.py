# By definition: each house is compared with all heaters.
# oracle:
#   houses.length <= 30
#   heaters.length <= 30
class Solution:
    def findRadius(self, houses, heaters):
        return max(min(abs(x - y) for y in heaters) for x in houses)
