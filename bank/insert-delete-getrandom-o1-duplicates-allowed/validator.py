import sys


def valid(calls):
    count, total = {}, 0
    for call in calls:
        name, *rest = call.split(" ")
        if name == "insert":
            count[rest[0]] = count.get(rest[0], 0) + 1
            total += 1
        elif name == "remove":
            if count.get(rest[0]):
                count[rest[0]] -= 1
                total -= 1
        elif not total:
            return False
    return True


sys.exit(42 if valid(sys.stdin.read().split("\n")[1:-1]) else 43)
