# By definition: the first passenger takes the first seat, which is right, or the last, or one between, whose owner then
# plays the same part among those that are left. The table is made once for all questions.
# oracle:
#   n <= 20000
class Solution:
    table = [0.0, 1.0]
    between = 0.0
    for n in range(2, 20001):
        # For seat i of 2 to n - 1 there are n - i + 1 passengers left, so these are all smaller numbers from 2 on.
        table.append((1.0 + between) / n)
        between += table[-1]

    def nthPersonGetsNthSeat(self, n):
        return self.table[n]
