# By definition: from every index the rules are followed until it comes again, or as often as there are indices, and
# the cycle is judged.
# oracle:
#   nums.length <= 40
class Solution:
    def circularArrayLoop(self, nums):
        n = len(nums)
        for start in range(n):
            cycle = [start]
            for _ in range(n):
                following = (cycle[-1] + nums[cycle[-1]]) % n
                if following == start:
                    signs = {nums[i] > 0 for i in cycle}
                    if len(cycle) > 1 and len(signs) == 1:
                        return True
                    break
                cycle.append(following)
        return False
