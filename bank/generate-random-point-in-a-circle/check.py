import json
import math
import os
import sys

# With so many points on a circle that is large enough for the printed decimals, their spread is looked at too.
MANY = 2000
PARTS = 8


def wrong(given, text):
    """What is wrong with the output, or an empty text."""
    radius, x, y = (float(word) for word in given[:3])
    calls = int(given[3])
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        return "this is no list of answers"
    if not isinstance(answer, list) or len(answer) != calls + 1:
        return "%d answers are wanted" % (calls + 1)
    if answer[0] is not None:
        return "the constructor returns nothing"
    rounding = 2e-5 + 1e-9 * (radius + abs(x) + abs(y))
    rings = [0] * PARTS
    slices = [0] * PARTS
    for i, point in enumerate(answer[1:]):
        if not isinstance(point, list) or len(point) != 2:
            return "call %d: two numbers are wanted" % (i + 1)
        for number in point:
            if isinstance(number, bool) or not isinstance(number, (int, float)) or not math.isfinite(number):
                return "call %d: this is no number" % (i + 1)
        right, up = point[0] - x, point[1] - y
        distance = math.hypot(right, up)
        if distance > radius + rounding:
            return "call %d: the point is outside the circle, %s from its centre" % (i + 1, distance)
        rings[min(PARTS - 1, int(PARTS * (distance / radius) ** 2))] += 1
        slices[int(PARTS * (math.atan2(up, right) / (2 * math.pi) + 0.5)) % PARTS] += 1
    if calls >= MANY and radius > 1000 * rounding:
        # Rings and slices of equal area get equal shares; by chance, 80 is exceeded once in 10^14 times.
        for parts, name in ((rings, "rings"), (slices, "slices")):
            mean = calls / PARTS
            if sum((count - mean) ** 2 / mean for count in parts) > 80:
                return "the points are not uniform: in %d %s of equal area are %s" % (PARTS, name, parts)
    return ""


with open(sys.argv[1]) as file:
    message = wrong(file.read().split(), sys.stdin.read())
with open(os.path.join(sys.argv[3], "judgemessage.txt"), "a") as file:
    file.write(message)
sys.exit(43 if message else 42)
