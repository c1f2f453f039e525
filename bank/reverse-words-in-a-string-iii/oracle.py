# By definition: each letter is exchanged with the one as far from its word's other end.
# oracle:
#   s.length <= 200
class Solution:
    def reverseWords(self, s):
        answer, start = [], 0
        for i, c in enumerate(s):
            if c == " ":
                answer.append(" ")
                start = i + 1
            else:
                end = s.find(" ", i) if " " in s[i:] else len(s)
                answer.append(s[end - 1 - (i - start)])
        return "".join(answer)
