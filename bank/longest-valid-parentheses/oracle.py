# By definition: every substring is tested by counting, and the longest valid one is taken.
# oracle:
#   s.length <= 26


class Solution:
    def longestValidParentheses(self, s):
        def valid(text):
            depth = 0
            for c in text:
                depth += 1 if c == "(" else -1
                if depth < 0:
                    return False
            return depth == 0

        n = len(s)
        return max((j - i for i in range(n) for j in range(i + 1, n + 1) if valid(s[i:j])), default=0)
