# By definition: second by second, all ways that the frog may have gone are kept with their chances.
# oracle:
#   1 <= n <= 8
#   1 <= t <= 8
class Solution:
    def frogPosition(self, n, edges, t, target):
        ways = [((1,), 1.0)]
        for _ in range(t):
            later = []
            for way, chance in ways:
                onward = [y for x, y in edges + [edge[::-1] for edge in edges] if x == way[-1] and y not in way]
                later.extend((way + (y,), chance / len(onward)) for y in onward)
                if not onward:
                    later.append((way, chance))
            ways = later
        return sum(chance for way, chance in ways if way[-1] == target)
