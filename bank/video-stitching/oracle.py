# By definition: all choices of clips are tried, the smallest ones first. All times are whole, so the event is covered
# if each of its seconds is.
# oracle:
#   clips.length <= 6
#   0 <= start[i] <= end[i] <= 9
#   time <= 8
from itertools import combinations


class Solution:
    def videoStitching(self, clips, time):
        seconds = [set(range(start, end)) for start, end in clips]
        for count in range(1, len(clips) + 1):
            if any(set().union(*chosen) >= set(range(time)) for chosen in combinations(seconds, count)):
                return count
        return -1
