from collections import Counter


class Solution:
    def isValid(self, text: str) -> bool:
        counts = Counter()
        for line in text.split("\n")[1:]:
            call = line.split()
            if call and call[0] == "inc":
                counts[call[1]] += 1
            elif call and call[0] == "dec":
                if not counts[call[1]]:
                    return False
                counts[call[1]] -= 1
        return True
