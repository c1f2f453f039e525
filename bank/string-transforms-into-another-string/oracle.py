# The conversions are carried out: letters with one target become one letter, a letter whose target is not in use
# becomes the target, and a ring of letters is opened by a letter that is not in use.
# oracle:
#   str1.length <= 30
from string import ascii_lowercase


class Solution:
    def canConvert(self, str1, str2):
        if any(a == c and b != d for a, b in zip(str1, str2) for c, d in zip(str1, str2)):
            return False
        while str1 != str2:
            wish = dict(zip(str1, str2))
            same = [(a, b) for a in wish for b in wish if a != b and wish[a] == wish[b] and a != wish[a]]
            ready = [(a, wish[a]) for a in wish if wish[a] not in wish]
            ring = [(a, b) for a in wish if wish[a] != a for b in ascii_lowercase if b not in wish]
            if not same + ready + ring:
                return False
            str1 = str1.replace(*(same + ready + ring)[0])
        return True
