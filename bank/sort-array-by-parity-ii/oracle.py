# By definition: each place takes the first number of its parity that is left.
# oracle:
#   nums.length <= 20
class Solution:
    def sortArrayByParityII(self, nums):
        left = list(nums)
        result = []
        for place in range(len(nums)):
            x = next(x for x in left if (x - place) % 2 == 0)
            left.remove(x)
            result.append(x)
        return result
