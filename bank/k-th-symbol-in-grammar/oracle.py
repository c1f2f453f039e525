# By definition: the rows are written down one after the other.
# oracle:
#   n <= 14
ROWS = ["0"]


class Solution:
    def kthGrammar(self, n, k):
        while len(ROWS) < n:
            ROWS.append("".join("01" if symbol == "0" else "10" for symbol in ROWS[-1]))
        return int(ROWS[n - 1][k - 1])
