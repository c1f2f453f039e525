# A circle for one bit more is the old one, and then the same backwards with the new bit. It is cut open at the start.
# oracle:
#   n <= 11
class Solution:
    circles = [[0]]
    for bit in range(12):
        circles.append(circles[-1] + list(map((1 << bit).__or__, reversed(circles[-1]))))

    def circularPermutation(self, n, start):
        circle = self.circles[n]
        place = circle.index(start)
        return circle[place:] + circle[:place]
