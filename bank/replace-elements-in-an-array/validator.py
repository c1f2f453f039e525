class Solution:
    def isValid(self, nums, operations) -> bool:
        held = set(nums)
        for old, new in operations:
            if old not in held or new in held:
                return False
            held.remove(old)
            held.add(new)
        return True
