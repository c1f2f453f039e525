# By definition: every interval of three or more equal letters is kept that has no equal letter before or after it.
# oracle:
#   s.length <= 14
class Solution:
    def largeGroupPositions(self, s):
        padded = "." + s + "."
        answer = []
        for start in range(len(s)):
            for end in range(start + 2, len(s)):
                letters = set(s[start:end + 1])
                if len(letters) == 1 and padded[start] not in letters and padded[end + 2] not in letters:
                    answer.append([start, end])
        return answer
