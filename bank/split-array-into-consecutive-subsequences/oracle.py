# By definition: each element in turn begins a subsequence or continues any that it can.
# oracle:
#   nums.length <= 11
class Solution:
    def isPossible(self, nums):
        def possible(i, parts):
            if i == len(nums):
                return all(length >= 3 for _, length in parts)
            x = nums[i]
            for j, (end, length) in enumerate(parts):
                if end == x - 1 and possible(i + 1, parts[:j] + [(x, length + 1)] + parts[j + 1 :]):
                    return True
            return possible(i + 1, parts + [(x, 1)])

        return possible(0, [])
