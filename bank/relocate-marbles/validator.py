class Solution:
    def isValid(self, nums, moveFrom, moveTo):
        places = set(nums)
        for a, b in zip(moveFrom, moveTo):
            if a not in places:
                return False
            places.remove(a)
            places.add(b)
        return True
