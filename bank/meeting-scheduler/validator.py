class Solution:
    def isValid(self, slots1: List[List[int]], slots2: List[List[int]], duration: int) -> bool:
        # The slots of a person have not even an end in common.
        for slots in (slots1, slots2):
            rows = sorted(slots)
            if any(a[1] >= b[0] for a, b in zip(rows, rows[1:])):
                return False
        return True
