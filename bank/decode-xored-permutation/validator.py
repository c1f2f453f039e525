class Solution:
    def isValid(self, encoded: List[int]) -> bool:
        n = len(encoded) + 1
        first = 0
        for x in range(1, n + 1):
            first ^= x
        for x in encoded[1::2]:
            first ^= x
        perm = [first]
        for x in encoded:
            perm.append(perm[-1] ^ x)
        return sorted(perm) == list(range(1, n + 1))
