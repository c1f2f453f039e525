import sys


def valid(calls):
    held = set()
    for call in calls:
        name, *rest = call.split(" ")
        if name == "insert":
            held.add(rest[0])
        elif name == "remove":
            held.discard(rest[0])
        elif not held:
            return False
    return True


sys.exit(42 if valid(sys.stdin.read().split("\n")[1:-1]) else 43)
