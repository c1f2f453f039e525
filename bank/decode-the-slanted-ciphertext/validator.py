class Solution:
    def isValid(self, encodedText: str, rows: int) -> bool:
        if len(encodedText) % rows:
            return False
        columns = len(encodedText) // rows
        # The text runs down diagonal after diagonal, and ends before it would leave the matrix
        place, last, rightmost, letters = 0, 0, 0, 0
        widest = 0
        while True:
            i = place % rows
            j = place // rows + i
            if j >= columns:
                break
            place += 1
            widest = max(widest, j + 1)
            if encodedText[i * columns + j] != " ":
                last, rightmost, letters = place, widest, letters + 1
        return rightmost == columns and letters == len(encodedText) - encodedText.count(" ")
