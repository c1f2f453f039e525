# By definition: each word joins the first group whose first word becomes nothing when its letters
# are struck out one by one.
# oracle:
#   strs.length <= 16
#   strs[i].length <= 12


class Solution:
    def groupAnagrams(self, strs):
        def rearranged(a, b):
            left = list(b)
            for c in a:
                if c not in left:
                    return False
                left.remove(c)
            return not left

        groups = []
        for word in strs:
            for group in groups:
                if rearranged(group[0], word):
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups
