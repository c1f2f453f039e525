# By definition: all pairs of places with the same string are listed with their sums.
# oracle:
#   list1.length, list2.length <= 12
#   list1[i].length, list2[i].length <= 2
class Solution:
    def findRestaurant(self, list1, list2):
        common = [(i + j, s) for i, s in enumerate(list1) for j, t in enumerate(list2) if s == t]
        return [s for total, s in common if total == min(common)[0]]
