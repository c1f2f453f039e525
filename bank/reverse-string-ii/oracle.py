# By definition: the first k letters are put down backwards, the next k as they are, and so on with the rest.
# oracle:
#   s.length <= 100
class Solution:
    def reverseStr(self, s, k):
        answer, turn = "", True
        while s:
            part, s = s[:k], s[k:]
            answer += "".join(reversed(part)) if turn else part
            turn = not turn
        return answer
