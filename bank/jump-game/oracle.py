# By definition: the places that some sequence of jumps reaches are collected until no new one comes.
# oracle:
#   nums.length <= 40


class Solution:
    def canJump(self, nums):
        reached, todo = {0}, [0]
        while todo:
            i = todo.pop()
            for j in range(i + 1, min(len(nums), i + nums[i] + 1)):
                if j not in reached:
                    reached.add(j)
                    todo.append(j)
        return len(nums) - 1 in reached
