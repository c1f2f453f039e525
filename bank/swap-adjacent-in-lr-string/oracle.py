# By definition: all strings that the moves can make are collected.
# oracle:
#   start.length <= 7
class Solution:
    def canTransform(self, start, result):
        made = [start]
        for text in made:
            for i in range(len(text) - 1):
                pair = text[i:i + 2]
                if pair in ("XL", "RX"):
                    moved = text[:i] + pair[::-1] + text[i + 2:]
                    if moved not in made:
                        made.append(moved)
        return result in made
