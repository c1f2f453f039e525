# By definition: each number is put at the end of every sequence that it may continue, or begins a new one.
# oracle:
#   nums.length <= 7
class Solution:
    def canDivideIntoSubsequences(self, nums, k):
        states = {()}
        for num in nums:
            following = set()
            for state in states:
                for i, (last, length) in enumerate(state):
                    if last < num:
                        following.add(tuple(sorted(state[:i] + ((num, length + 1),) + state[i + 1 :])))
                following.add(tuple(sorted(state + ((num, 1),))))
            states = following
        return any(all(length >= k for _, length in state) for state in states)
