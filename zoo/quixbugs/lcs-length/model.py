class Solution:
    def lcs_length(self, s, t):
        return max(j - i for i in range(len(s) + 1) for j in range(i, len(s) + 1) if s[i:j] in t)
