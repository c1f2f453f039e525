class Solution:
    def isValid(self, text: str) -> bool:
        copies = {}
        for line in text.splitlines()[1:]:
            name, word = line.split()
            if name == "insert":
                copies[word] = copies.get(word, 0) + 1
            elif name == "erase":
                if not copies.get(word):
                    return False
                copies[word] -= 1
        return True
