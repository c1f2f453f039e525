class Solution:
    def isValid(self, s: str, indices: List[int], sources: List[str], targets: List[str]) -> bool:
        # The replacements that take place do not overlap.
        end = 0
        for at, source in sorted(zip(indices, sources)):
            if s.startswith(source, at):
                if at < end:
                    return False
                end = at + len(source)
        return True
