class Solution:
    def isValid(self, strs: List[str]) -> bool:
        letters = sorted(strs[0])
        return all(sorted(word) == letters for word in strs)
