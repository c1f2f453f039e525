class Solution:
    def isValid(self, s: str, t: str) -> bool:
        wanted = {}
        for c in t:
            wanted[c] = wanted.get(c, 0) + 1
        lack, left, best, first, windows = len(t), 0, len(s) + 1, "", 0
        for right, c in enumerate(s):
            if c in wanted:
                lack -= wanted[c] > 0
                wanted[c] -= 1
            while lack == 0:
                length = right - left + 1
                if length < best:
                    best, first, windows = length, s[left:right + 1], 1
                elif length == best and windows == 1 and not s.startswith(first, left):
                    windows = 2
                if s[left] in wanted:
                    wanted[s[left]] += 1
                    lack += wanted[s[left]] > 0
                left += 1
        return windows < 2
