from typing import List


class Solution:
    def check(self, stamp: str, target: str, expected: List[int], got: List[int]) -> str:
        if not got:
            return "" if not expected else "there is a way"
        m, n = len(stamp), len(target)
        if len(got) > 10 * n:
            return "too many turns"
        if any(not 0 <= at <= n - m for at in got):
            return "the stamp is put outside"
        # backwards: what a turn leaves is what no later one covers; `free[i]` leads to the next place not covered so far
        free = list(range(n + 1))
        left = n
        for at in reversed(got):
            i = at
            while True:
                root = i
                while free[root] != root:
                    root = free[root]
                while free[i] != root:
                    free[i], i = root, free[i]
                if root >= at + m:
                    break
                if stamp[root - at] != target[root]:
                    return "another letter at %d" % root
                free[root] = root + 1
                left -= 1
                i = root
        return "" if not left else "places stay empty"
