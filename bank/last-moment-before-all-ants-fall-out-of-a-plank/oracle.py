# By definition: the ants walk in steps of half a unit, in which they can meet only at the end of a step, and then turn.
# oracle:
#   1 <= n <= 9
class Solution:
    def getLastMoment(self, n, left, right):
        ants = [(2 * place, -1) for place in left] + [(2 * place, 1) for place in right]
        time = 0
        while True:
            ants = [(place, step) for place, step in ants if 0 < place < 2 * n or (place == 0) == (step == 1)]
            if not ants:
                return time // 2
            time += 1
            ants = [(place + step, step) for place, step in ants]
            places = [place for place, _ in ants]
            ants = [(place, -step if places.count(place) == 2 else step) for place, step in ants]
