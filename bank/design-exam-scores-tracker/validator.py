import sys

latest = 0
for line in sys.stdin.read().split("\n")[1:]:
    name, *rest = line.split(" ")
    if name == "record":
        latest = int(rest[0])
    elif name == "totalScore" and int(rest[1]) > latest:
        print("totalScore asks for time %s after %d" % (rest[1], latest))
        sys.exit(43)
sys.exit(42)
