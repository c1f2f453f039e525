# By definition: for each envelope all that fit directly into it are tried, and so on into those.
# oracle:
#   envelopes.length <= 9
class Solution:
    def maxEnvelopes(self, envelopes):
        def dolls(w, h):
            return 1 + max((dolls(v, g) for v, g in envelopes if v < w and g < h), default=0)

        return max(dolls(w, h) for w, h in envelopes)
