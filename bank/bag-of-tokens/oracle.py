# By definition: from every state all tokens that are left are played both ways, as far as the rules allow it.
# oracle:
#   tokens.length <= 5
#   tokens[i] <= 10
#   power <= 20
class Solution:
    def bagOfTokensScore(self, tokens, power):
        states = {(power, 0, tuple(sorted(tokens)))}
        best = 0
        while states:
            best = max(best, max(score for _, score, _ in states))
            played = set()
            for left, score, bag in states:
                for i, token in enumerate(bag):
                    rest = bag[:i] + bag[i + 1:]
                    if left >= token:
                        played.add((left - token, score + 1, rest))
                    if score:
                        played.add((left + token, score - 1, rest))
            states = played
        return best
