# By definition: the least of the letter-logs is taken until there is none, then the digit-logs as they come.
# oracle:
#   logs.length <= 8
class Solution:
    def reorderLogFiles(self, logs):
        letters = [log.split() for log in logs if log[-1].isalpha()]
        answer = []
        while letters:
            least = letters[0]
            for log in letters:
                if log[1:] < least[1:] or log[1:] == least[1:] and log[0] < least[0]:
                    least = log
            letters.remove(least)
            answer.append(" ".join(least))
        return answer + [log for log in logs if log[-1].isdigit()]
