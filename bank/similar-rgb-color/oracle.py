# By definition: for each of the three parts all 16 doubled digits are tried.
# oracle:
#   color.length <= 7
class Solution:
    def similarRGB(self, color):
        def nearest(part):
            doubled = [digit * 2 for digit in "0123456789abcdef"]
            return min(doubled, key=lambda text: (int(part, 16) - int(text, 16)) ** 2)

        return "#" + "".join(nearest(color[i:i + 2]) for i in (1, 3, 5))
