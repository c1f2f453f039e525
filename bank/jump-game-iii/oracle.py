# Seen from the other end: an index is good if its value is 0 or if one of its jumps leads to a good index.
# oracle:
#   arr.length <= 12
class Solution:
    def canReach(self, arr, start):
        good = {i for i, value in enumerate(arr) if value == 0}
        for _ in arr:
            good |= {i for i, value in enumerate(arr) if i - value in good or i + value in good}
        return start in good
