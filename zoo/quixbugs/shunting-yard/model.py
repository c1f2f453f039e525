class Solution:
    def shunting_yard(self, numbers, operators):
        tokens = [str(numbers[0])]
        terms = [tokens]
        signs = []
        for sign, number in zip(operators, numbers[1:]):
            if sign in "*/":
                terms[-1] += [str(number), sign]
            else:
                terms.append([str(number)])
                signs.append(sign)
        whole = terms[0]
        for sign, term in zip(signs, terms[1:]):
            whole = whole + term + [sign]
        return whole
