import sys

lines = sys.stdin.read().split("\n")
cells = int(lines[0]) * int(lines[1])
used = 0
for call in lines[3:3 + int(lines[2])]:
    used = used + 1 if call.strip() == "flip" else 0
    if used > cells:
        print("a flip without a free cell")
        sys.exit(43)
sys.exit(42)
