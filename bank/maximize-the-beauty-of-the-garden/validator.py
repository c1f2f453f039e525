class Solution:
    def isValid(self, flowers: List[int]) -> bool:
        return len(set(flowers)) < len(flowers)
