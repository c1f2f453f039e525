class Solution:
    def isValid(self, wall: List[List[int]]) -> bool:
        width = sum(wall[0])
        return all(sum(row) == width for row in wall)
