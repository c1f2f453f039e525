# By definition: all orders of the tickets that fit together are flown, and the smallest journey is kept.
# oracle:
#   tickets.length <= 7
#   from_i is one of "JFK", "AAA", "KUL", "ZZZ"
#   to_i is one of "JFK", "AAA", "KUL", "ZZZ"
class Solution:
    def findItinerary(self, tickets):
        journeys = []

        def fly(journey, left):
            if not left:
                journeys.append(journey)
            for i, (start, end) in enumerate(left):
                if start == journey[-1]:
                    fly(journey + [end], left[:i] + left[i + 1:])

        fly(["JFK"], tickets)
        return min(journeys)
