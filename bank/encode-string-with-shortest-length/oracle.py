# By definition: a form begins with a letter, or with any repetition that makes its letters shorter, and goes on with
# a form of the rest.
# oracle:
#   s.length <= 24
from functools import lru_cache


class Solution:
    def encode(self, s):
        @lru_cache(None)
        def form(text):
            if not text:
                return ""
            forms = [text[0] + form(text[1:])]
            for size in range(1, len(text) // 2 + 1):
                times = 1
                while text[times * size:(times + 1) * size] == text[:size]:
                    times += 1
                    item = "%d[%s]" % (times, form(text[:size]))
                    if len(item) < times * size:
                        forms.append(item + form(text[times * size:]))
            return min(forms, key=len)

        return form(s)
