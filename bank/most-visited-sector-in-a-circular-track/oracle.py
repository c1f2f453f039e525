# By definition: the track is run sector by sector, and all visits are counted.
# oracle:
#   n <= 8
#   m <= 7
class Solution:
    def mostVisited(self, n, rounds):
        place = rounds[0]
        visits = [0] * (n + 1)
        visits[place] = 1
        for end in rounds[1:]:
            while place != end:
                place = place % n + 1
                visits[place] += 1
        return [sector for sector in range(1, n + 1) if visits[sector] == max(visits)]
