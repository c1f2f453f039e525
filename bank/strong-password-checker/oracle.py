# By definition: all ways to edit are followed from left to right, level by level in their number of steps, until one
# ends in a strong password. A written character has a kind only: each kind has enough members for one that differs
# from both neighbours.
# oracle:
#   password.length <= 25
class Solution:
    def strongPasswordChecker(self, password):
        kind = [1 if "a" <= c <= "z" else 2 if "A" <= c <= "Z" else 4 if "0" <= c <= "9" else 0 for c in password]
        # What is read, the length of the result, its kinds, its last character if it is an old one, and its run.
        level = [(0, 0, 0, "", 0)]
        seen = set(level)
        steps = 0
        while True:
            further = []
            for i, length, kinds, last, run in level:
                if i == len(password) and length >= 6 and kinds == 7:
                    return steps
                after = []
                if i < len(password):
                    after.append((i + 1, length, kinds, last, run))
                if length < 20:
                    # A kind that is missing so far is never worse than another one.
                    for k in [k for k in (1, 2, 4) if not kinds & k] or [1]:
                        after.append((i, length + 1, kinds | k, "", 0))
                        if i < len(password):
                            after.append((i + 1, length + 1, kinds | k, "", 0))
                    if i < len(password):
                        # To keep a character is no step, so that its state belongs to this level.
                        again = run + 1 if password[i] == last else 1
                        kept = (i + 1, length + 1, kinds | kind[i], password[i], again)
                        if again < 3 and kept not in seen:
                            seen.add(kept)
                            level.append(kept)
                further += after
            steps += 1
            level = []
            for state in further:
                if state not in seen:
                    seen.add(state)
                    level.append(state)
