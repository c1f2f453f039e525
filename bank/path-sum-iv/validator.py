class Solution:
    def isValid(self, nums) -> bool:
        places = {num // 10 for num in nums}
        if len(places) < len(nums) or 11 not in places:
            return False
        for place in places:
            depth, at = divmod(place, 10)
            if not 1 <= at <= 2 ** (depth - 1):
                return False
            if depth > 1 and (depth - 1) * 10 + (at + 1) // 2 not in places:
                return False
        return True
