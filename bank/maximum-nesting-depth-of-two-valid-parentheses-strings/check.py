from typing import List


class Solution:
    def check(self, seq: str, expected: List[int], got: List[int]) -> str:
        if len(got) != len(seq):
            return "not a number for each character"
        depth = deepest = 0
        depths, deepest_of = [0, 0], [0, 0]
        for letter, group in zip(seq, got):
            if group not in (0, 1):
                return "a number that is neither 0 nor 1"
            step = 1 if letter == "(" else -1
            depth += step
            deepest = max(deepest, depth)
            depths[group] += step
            deepest_of[group] = max(deepest_of[group], depths[group])
            if depths[group] < 0:
                return "a part is no valid string"
        if any(depths):
            return "a part is no valid string"
        # No split is better than one into halves of the depth.
        return "" if max(deepest_of) == (deepest + 1) // 2 else "too deep"
