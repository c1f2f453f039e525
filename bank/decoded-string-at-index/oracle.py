# By definition: the tape is really written, until it is long enough.
# oracle:
#   k <= 400
class Solution:
    def decodeAtIndex(self, s, k):
        tape = ""
        for sign in s:
            tape = tape * int(sign) if sign.isdigit() else tape + sign
            if len(tape) >= k:
                return tape[k - 1]
