class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")[:-1]
        made = [True]
        for line in lines[2:]:
            words = [int(word) for word in line.split()]
            for before in words[1:3] if words[0] == 1 else words[1:2]:
                if not 0 <= before + 1 < len(made) or not made[before + 1]:
                    return False
            made.append(words[0] != 2)
        return True
