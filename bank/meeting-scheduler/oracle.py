# By definition: every start is tried, the earliest first, and both people need a slot that holds the whole meeting.
# oracle:
#   slots1.length <= 4
#   slots2.length <= 4
#   slots1[i][j] <= 24
#   slots2[i][j] <= 24
#   duration <= 8
class Solution:
    def minAvailableDuration(self, slots1, slots2, duration):
        for start in range(25):
            end = start + duration
            if all(any(a <= start and end <= b for a, b in slots) for slots in (slots1, slots2)):
                return [start, end]
        return []
