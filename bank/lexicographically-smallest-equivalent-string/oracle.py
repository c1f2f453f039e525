# By definition: for each letter of the base, all letters that are equivalent to it are searched.
# oracle:
#   s1.length <= 6
#   baseStr.length <= 4
#   s1, s2, baseStr consist of 'a' to 'f'
class Solution:
    def smallestEquivalentString(self, s1, s2, baseStr):
        def least(letter):
            found = [letter]
            for known in found:
                for pair in zip(s1, s2):
                    if known in pair:
                        found += [other for other in pair if other not in found]
            return min(found)

        return "".join(map(least, baseStr))
