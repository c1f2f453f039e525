class Solution:
    def isValid(self, text: str) -> bool:
        def valid(lines):
            # the border belongs to a rectangle, so that two which touch have points in common
            rects = [tuple(map(int, line.split())) for line in lines[1:1 + int(lines[0])]]
            for i, (a, b, x, y) in enumerate(rects):
                for c, d, u, v in rects[:i]:
                    if a <= u and c <= x and b <= v and d <= y:
                        return False
            return True

        return valid(text.split("\n"))
