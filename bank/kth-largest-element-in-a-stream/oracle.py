# By definition: all scores are kept, and each call sorts them anew and takes the kth from the top.
# oracle:
#   nums.length <= 12
#   calls.length <= 20
class KthLargest:
    def __init__(self, k, nums):
        self.k = k
        self.scores = list(nums)

    def add(self, val):
        self.scores.append(val)
        return sorted(self.scores, reverse=True)[self.k - 1]
