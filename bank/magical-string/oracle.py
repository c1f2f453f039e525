# By definition the string is its own sequence of group lengths: a beginning of it, read as lengths, gives a longer one.
# What has been found is kept for the next call.
# oracle:
#   n <= 12000
class Solution:
    beginning = "12"

    def magicalString(self, n):
        while len(Solution.beginning) < n:
            groups = enumerate(Solution.beginning)
            Solution.beginning = "".join("12"[i % 2] * int(size) for i, size in groups)
        return Solution.beginning[:n].count("1")
