# By definition: a sequence is walked by flipping single bits to numbers not used before, with the
# lowest bit that leads on.
# oracle:
#   n <= 10


class Solution:
    def grayCode(self, n):
        code, used = [0], {0}
        while len(code) < 1 << n:
            for bit in range(n):
                following = code[-1] ^ 1 << bit
                if following not in used:
                    code.append(following)
                    used.add(following)
                    break
        return code
