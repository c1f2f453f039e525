# Bulls are struck out in both numbers first; then each digit of the guess that is left strikes out one of the secret.
# oracle:
#   secret.length <= 60
class Solution:
    def getHint(self, secret, guess):
        bulls = [i for i in range(len(secret)) if secret[i] == guess[i]]
        left = [secret[i] for i in range(len(secret)) if i not in bulls]
        cows = 0
        for i, digit in enumerate(guess):
            if i not in bulls and digit in left:
                left.remove(digit)
                cows += 1
        return "%dA%dB" % (len(bulls), cows)
