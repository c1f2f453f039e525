# By definition: of all pairs of neighbours that fly towards each other, the closest one meets first.
# oracle:
#   asteroids.length <= 12
class Solution:
    def asteroidCollision(self, asteroids):
        flying = list(enumerate(asteroids))
        while True:
            meetings = [
                (b[0] - a[0], i)
                for i, (a, b) in enumerate(zip(flying, flying[1:]))
                if a[1] > 0 > b[1]
            ]
            if not meetings:
                return [size for _, size in flying]
            i = min(meetings)[1]
            right, left = flying[i], flying[i + 1]
            if right[1] <= -left[1]:
                flying.remove(right)
            if right[1] >= -left[1]:
                flying.remove(left)
