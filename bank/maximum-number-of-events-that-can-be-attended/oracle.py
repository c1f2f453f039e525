# By definition: the events are attended in every order, each on the first day after the one before, or left out.
# oracle:
#   events.length <= 5
from itertools import permutations


class Solution:
    def maxEvents(self, events):
        most = 0
        for order in permutations(events):
            day, attended = 0, 0
            for start, end in order:
                if max(day + 1, start) <= end:
                    day, attended = max(day + 1, start), attended + 1
            most = max(most, attended)
        return most
