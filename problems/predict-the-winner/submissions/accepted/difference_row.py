# The lead on an interval needs only the two intervals that are one shorter, so one row of leads, by where they start,
# holds all intervals of the current length.

from typing import List


class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        leads = list(nums)
        while len(leads) > 1:
            length = len(nums) - len(leads) + 2
            leads = [
                max(nums[start] - leads[start + 1], nums[start + length - 1] - leads[start])
                for start in range(len(leads) - 1)
            ]
        return leads[0] >= 0


if __name__ == "__main__":
    import sys

    tokens = sys.stdin.buffer.read().split()
    print("true" if Solution().predictTheWinner([int(token) for token in tokens[1:]]) else "false")
