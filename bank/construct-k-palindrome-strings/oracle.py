# By definition: the letters are put into groups in all ways, and k groups have to be palindromes in some order, which
# is possible if at most one letter of each occurs an odd number of times.
# oracle:
#   s.length <= 6
#   s consists of 'a' to 'd'
#   k <= 7
class Solution:
    def canConstruct(self, s, k):
        def place(i, groups):
            if i == len(s):
                return len(groups) == k and all(sum(group.count(c) % 2 for c in set(group)) <= 1 for group in groups)
            for j in range(len(groups)):
                if place(i + 1, groups[:j] + [groups[j] + s[i]] + groups[j + 1 :]):
                    return True
            return len(groups) < k and place(i + 1, groups + [s[i]])

        return place(0, [])
