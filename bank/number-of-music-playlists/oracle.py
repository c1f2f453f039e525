# By inclusion and exclusion: playlists from m given songs, of which some may be missing, have at each place a choice
# of all but the last k; those with a missing song are taken away again.
# oracle:
#   goal <= 100
from math import comb, prod


class Solution:
    def numMusicPlaylists(self, n, goal, k):
        def playlists(m):
            return prod(max(0, m - min(place, k)) for place in range(goal))

        return sum((-1) ** (n - m) * comb(n, m) * playlists(m) for m in range(1, n + 1)) % (10**9 + 7)
