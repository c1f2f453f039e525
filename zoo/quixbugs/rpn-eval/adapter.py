class Solution:
    def rpn_eval(self, tokens):
        return rpn_eval([float(token) if token.isdigit() else token for token in tokens])
