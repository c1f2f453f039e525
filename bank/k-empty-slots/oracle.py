# By definition: after each day, all pairs of places are looked at.
# oracle:
#   bulbs.length <= 30
class Solution:
    def kEmptySlots(self, bulbs, k):
        on = [False] * (len(bulbs) + 1)
        for day, place in enumerate(bulbs, 1):
            on[place] = True
            for i in range(1, len(on) - k - 1):
                j = i + k + 1
                if on[i] and on[j] and not any(on[i + 1 : j]):
                    return day
        return -1
