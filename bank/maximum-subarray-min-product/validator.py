class Solution:
    def isValid(self, nums: List[int]) -> bool:
        # each bar: its height, and the sum of all numbers before the widest row in which it is the lowest
        bars, total = [], 0
        for x in nums + [0]:
            before = total
            while bars and bars[-1][0] >= x:
                low, before = bars.pop()
                if low * (total - before) >= 2**63:
                    return False
            bars.append((x, before))
            total += x
        return True
