class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        snaps = 0
        for line in lines[2:]:
            call = line.split()
            if call and call[0] == "snap":
                snaps += 1
            elif call and call[0] == "get" and int(call[2]) >= snaps:
                return False
        return True
