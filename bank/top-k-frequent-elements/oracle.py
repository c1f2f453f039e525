# By definition: the number that is counted most often is taken, and all its places are removed; this is done k times.
# oracle:
#   nums.length <= 25
class Solution:
    def topKFrequent(self, nums, k):
        left, taken = list(nums), []
        for _ in range(k):
            most = max(left, key=left.count)
            taken.append(most)
            left = [x for x in left if x != most]
        return taken
