# By definition: each number up to the bound is split in two in all ways, and both parts must be powers.
# oracle:
#   x <= 12
#   y <= 12
#   bound <= 40
class Solution:
    def powerfulIntegers(self, x, y, bound):
        def is_power(part, base):
            while base > 1 and part % base == 0:
                part //= base
            return part == 1

        one = [part for part in range(1, bound) if is_power(part, x)]
        return [v for v in range(1, bound + 1) if any(part < v and is_power(v - part, y) for part in one)]
