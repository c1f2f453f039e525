class Solution:
    def detect_cycle(self, n, pos):
        return pos >= 0
