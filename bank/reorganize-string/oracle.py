# By definition: every order of the letters is grown letter by letter, as long as no two neighbours are the same.
# oracle:
#   s.length <= 8
class Solution:
    def reorganizeString(self, s):
        def grow(text, rest):
            if not rest:
                return text
            for letter in sorted(set(rest)):
                if not text.endswith(letter):
                    done = grow(text + letter, rest.replace(letter, "", 1))
                    if done:
                        return done
            return ""

        return grow("", s)
