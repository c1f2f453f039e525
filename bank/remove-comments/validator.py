class Solution:
    def isValid(self, source: List[str]) -> bool:
        text = "\n".join(source) + "\n"
        i = 0
        while True:
            line, block = text.find("//", i), text.find("/*", i)
            if block < 0:
                return True
            if 0 <= line < block:
                i = text.index("\n", line)
            else:
                i = text.find("*/", block + 2) + 2
                if i < 2:
                    return False
