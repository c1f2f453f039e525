# By definition: the ones in all numbers up to n are counted.
# The totals up to each number are kept for the next question.
# oracle:
#   n <= 20000
TOTALS = [0]


class Solution:
    def countDigitOne(self, n):
        while len(TOTALS) <= n:
            TOTALS.append(TOTALS[-1] + str(len(TOTALS)).count("1"))
        return TOTALS[n]
