class Solution:
    def isValid(self, expression):
        # after a T or F, `?` opens a choice; `:` ends the first half of the innermost open one
        open_ = 0
        for c in expression[1::2]:
            open_ += 1 if c == "?" else -1
            if open_ < 0:
                return False
        return open_ == 0
