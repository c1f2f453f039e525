# By definition of area: a circle within has a share that grows with the square of its radius, so the distance from
# the centre is the root of a uniform number, and the direction is uniform.
# oracle:
#   calls.length <= 60
import math
import random


class Solution:
    def __init__(self, radius, x_center, y_center):
        self.radius = radius
        self.x = x_center
        self.y = y_center

    def randPoint(self):
        distance = self.radius * math.sqrt(random.random())
        angle = 2 * math.pi * random.random()
        return [self.x + distance * math.cos(angle), self.y + distance * math.sin(angle)]
