# By definition: groups are taken from the end as long as there are characters, and joined.
# oracle:
#   s.length <= 200
class Solution:
    def licenseKeyFormatting(self, s, k):
        key = s.replace("-", "").upper()
        groups = []
        while key:
            groups.insert(0, key[-k:])
            key = key[:-k]
        return "-".join(groups)
