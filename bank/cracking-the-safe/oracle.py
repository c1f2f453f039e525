# After n - 1 zeros, the greatest digit that makes a new password is typed each time; it is known that none is left out.
# oracle:
#   k^n <= 4096
class Solution:
    def crackSafe(self, n, k):
        typed, tried = "0" * (n - 1), set()
        while len(tried) < k**n:
            last = typed[len(typed) - n + 1 :]
            digit = next(d for d in "9876543210"[10 - k :] if last + d not in tried)
            tried.add(last + digit)
            typed += digit
        return typed
