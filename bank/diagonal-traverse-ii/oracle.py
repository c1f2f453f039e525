# By definition: for each diagonal its places are visited from the bottom left to the top right, as far as they exist.
# oracle:
#   nums.length <= 5
#   nums[i].length <= 6
class Solution:
    def findDiagonalOrder(self, nums):
        answer = []
        for total in range(len(nums) + max(map(len, nums))):
            for column in range(total + 1):
                row = total - column
                if row < len(nums) and column < len(nums[row]):
                    answer.append(nums[row][column])
        return answer
