# By definition: each number joins the group of the sum of its digits. The answer is noted after every number, for all
# questions at once.
# oracle:
#   n <= 10000
class Solution:
    answers = [0]
    groups = {}
    for number in range(1, 10001):
        groups.setdefault(sum(map(int, str(number))), []).append(number)
        sizes = list(map(len, groups.values()))
        answers.append(sizes.count(max(sizes)))

    def countLargestGroup(self, n):
        return self.answers[n]
