import math
import sys

lines = sys.stdin.read().split("\n")
left = math.comb(len(lines[0].strip()), int(lines[1]))
calls = [line.strip() for line in lines[3:3 + int(lines[2])]]
if calls.count("next") > left:
    print("more calls of next than combinations")
    sys.exit(43)
sys.exit(42)
