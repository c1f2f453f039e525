# The difference of the sides is computed for each whole x that can be the answer. Two zeros of a linear function mean
# that all are.
# oracle:
#   equation.length <= 11
import re


class Solution:
    def solveEquation(self, equation):
        left, right = re.sub("([0-9])x", r"\1*x", equation).split("=")
        difference = eval("lambda x: " + left + "-(" + right + ")")
        # Whole coefficients: the answer is at most the sum of all numbers, of which there are few.
        limit = sum(int(number) for number in re.findall("[0-9]+", equation))
        zeros = [x for x in range(-limit, limit + 2) if difference(x) == 0]
        if len(zeros) > 1:
            return "Infinite solutions"
        return "x=%d" % zeros[0] if zeros else "No solution"
