# By definition: the pizza is really cut at every border, and both pieces are looked at.
# oracle:
#   rows <= 4
#   cols <= 4
#   k <= 4
class Solution:
    def ways(self, pizza, k):
        if not any("A" in row for row in pizza):
            return 0
        if k == 1:
            return 1
        count = 0
        for cut in range(1, len(pizza)):
            if any("A" in row for row in pizza[:cut]):
                count += self.ways(pizza[cut:], k - 1)
        for cut in range(1, len(pizza[0])):
            if any("A" in row[:cut] for row in pizza):
                count += self.ways([row[cut:] for row in pizza], k - 1)
        return count % (10 ** 9 + 7)
