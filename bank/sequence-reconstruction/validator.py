class Solution:
    def isValid(self, nums: List[int], sequences: List[List[int]]) -> bool:
        place = {x: i for i, x in enumerate(nums)}
        for row in sequences:
            for a, b in zip(row, row[1:]):
                if place[a] >= place[b]:
                    return False
        return True
