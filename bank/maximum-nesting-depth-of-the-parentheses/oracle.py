# All innermost pairs are removed at once, and this takes one level away each time; the rounds are counted.
# oracle:
#   s.length <= 16
class Solution:
    def maxDepth(self, s):
        marks = "".join(mark for mark in s if mark in "()")
        rounds = 0
        while marks:
            marks = marks.replace("()", "")
            rounds += 1
        return rounds
