# By definition: the first k equal letters side by side are cut out until there are none.
# oracle:
#   s.length <= 24
#   k <= 5
class Solution:
    def removeDuplicates(self, s, k):
        while True:
            starts = [i for i in range(len(s) - k + 1) if len(set(s[i:i + k])) == 1]
            if not starts:
                return s
            s = s[:starts[0]] + s[starts[0] + k:]
