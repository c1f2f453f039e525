import bisect


class Solution:
    def isValid(self, n: int, rectangles) -> bool:
        events = []
        for left, low, right, high in rectangles:
            events += [(right, 0, low, high), (left, 1, low, high)]
        # the intervals of y that are taken at the present x, as they lie above each other
        lows, highs = [], []
        for _, opens, low, high in sorted(events):
            at = bisect.bisect_left(lows, low)
            if not opens:
                del lows[at], highs[at]
                continue
            if at and highs[at - 1] > low or at < len(lows) and lows[at] < high:
                return False
            lows.insert(at, low)
            highs.insert(at, high)
        return True
