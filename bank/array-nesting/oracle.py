# By definition: the set s[k] is built for each k until an element would come twice.
# oracle:
#   nums.length <= 40
class Solution:
    def arrayNesting(self, nums):
        sets = []
        for k in range(len(nums)):
            s, x = [], nums[k]
            while x not in s:
                s.append(x)
                x = nums[x]
            sets.append(s)
        return max(len(s) for s in sets)
