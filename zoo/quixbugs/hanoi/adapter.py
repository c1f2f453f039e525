class Solution:
    def hanoi(self, height, start, end):
        return [list(step) for step in hanoi(height, start, end)]
