# By definition: the votes up to the time are counted for each query, and among equal counts the latest vote decides.
# oracle:
#   persons.length <= 8
#   times[i] <= 20
#   t <= 24
#   calls.length <= 8
class TopVotedCandidate:
    def __init__(self, persons, times):
        self.votes = list(zip(times, persons))

    def q(self, t):
        cast = [person for time, person in self.votes if time <= t]
        return max(reversed(cast), key=cast.count)
