# By definition: k times the last element is put before the first.
# oracle:
#   nums.length <= 20
#   k <= 60
class Solution:
    def rotate(self, nums, k):
        for _ in range(k):
            nums.insert(0, nums.pop())
