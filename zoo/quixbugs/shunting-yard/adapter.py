class Solution:
    def shunting_yard(self, numbers, operators):
        tokens = numbers[:1]
        for operator, number in zip(operators, numbers[1:]):
            tokens += [operator, number]
        return [str(token) for token in shunting_yard(tokens)]
