# By definition: the letters are placed in all ways; a way ends where a letter is among the k - 1 before it.
# oracle:
#   s.length <= 8
class Solution:
    def rearrangeString(self, s, k):
        def place(done, left):
            if not left:
                return done
            near = done[max(0, len(done) - k + 1):] if k > 0 else ""
            for c in sorted(set(left)):
                if c not in near:
                    whole = place(done + c, left.replace(c, "", 1))
                    if whole:
                        return whole
            return ""

        return place("", s)
