class Solution:
    """From 1 to 40 rows of two whole numbers from 0 to 10^15, one blank between them."""

    def isValid(self, text: str) -> bool:
        rows = text.split("\n")
        if rows.pop() != "" or not 1 <= len(rows) <= 40:
            return False
        return all(len(row.split(" ")) == 2 and all(map(self.number, row.split(" "))) for row in rows)

    def number(self, word: str) -> bool:
        return word.isascii() and word.isdigit() and (word == "0" or word[0] != "0") and int(word) <= 10 ** 15
