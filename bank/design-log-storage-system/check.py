import json
import os
import sys

# The order of the ids that a call of retrieve gives is free.


def wrong(lines, expected, got):
    if type(got) is not list or len(got) != len(expected):
        return "one answer for each call is wanted"
    for at, (right, answer) in enumerate(zip(expected, got)):
        if right is None:
            if answer is not None:
                return "call %d: expected null" % at
        elif type(answer) is not list or any(type(id) is not int for id in answer):
            return "call %d: a list of ids is wanted" % at
        elif sorted(answer) != sorted(right):
            return "call %d (%s): other ids than %s" % (at, lines[at], right)
    return ""


def main():
    with open(sys.argv[1]) as file:
        lines = file.read().split("\n")
    with open(sys.argv[2]) as file:
        expected = json.load(file)
    try:
        why = wrong(lines, expected, json.loads(sys.stdin.buffer.read().decode("utf-8")))
    except (ValueError, RecursionError):
        why = "this is not a list of answers"
    if why:
        with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
            file.write(why + "\n")
    return 43 if why else 42


sys.exit(main())
