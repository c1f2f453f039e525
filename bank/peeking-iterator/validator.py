import sys


def valid(lines):
    left = int(lines[0])
    for call in lines[3:]:
        if call != "hasNext" and not left:
            return False
        left -= call == "next"
    return True


sys.exit(42 if valid(sys.stdin.read().split("\n")[:-1]) else 43)
