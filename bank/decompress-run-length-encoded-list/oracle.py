# By definition: element by element, as long as a frequency is not used up its value is written once more.
# oracle:
#   nums.length <= 8
#   nums[i] <= 12
class Solution:
    def decompressRLElist(self, nums):
        left, written, i = list(nums), [], 0
        while 2 * i < len(left):
            if left[2 * i] == 0:
                i += 1
            else:
                left[2 * i] -= 1
                written.append(left[2 * i + 1])
        return written
