# By definition: each run of equal digits is replaced by its length and the digit, n - 1 times.
# oracle:
#   n <= 25
import re


class Solution:
    def countAndSay(self, n):
        if n == 1:
            return "1"
        return re.sub(r"(.)\1*", lambda run: str(len(run.group(0))) + run.group(1), self.countAndSay(n - 1))
