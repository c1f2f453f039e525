# By definition: the text of each prefix is read as a binary number.
# oracle:
#   nums.length <= 16
class Solution:
    def prefixesDivBy5(self, nums):
        text = "".join(map(str, nums))
        return [int(text[:end], 2) % 5 == 0 for end in range(1, len(text) + 1)]
