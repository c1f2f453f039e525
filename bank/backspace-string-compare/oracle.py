# By definition: the first backspace and the letter before it are cut out of the text until there is none.
# oracle:
#   s.length <= 16
#   t.length <= 16
class Solution:
    def backspaceCompare(self, s, t):
        def typed(text):
            while "#" in text:
                at = text.index("#")
                text = text[:max(at - 1, 0)] + text[at + 1:]
            return text

        return typed(s) == typed(t)
