# The penalty is some gap divided into equal parts; each such length is tried, and the least one for which k stations
# are enough is taken.
# oracle:
#   stations.length <= 13
#   k <= 8
class Solution:
    def minmaxGasDist(self, stations, k):
        gaps = [b - a for a, b in zip(stations, stations[1:])]
        lengths = [(gap, parts) for gap in set(gaps) for parts in range(1, k + 2)]
        # A gap needs one station less than the rounded-up number of lengths gap / parts in it.
        return min(gap / parts for gap, parts in lengths if sum((x * parts - 1) // gap for x in gaps) <= k)
