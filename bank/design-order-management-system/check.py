import json
import sys

_, answer, feedback = sys.argv[1:4]


def refuse(message):
    with open(feedback + "/judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(43)


with open(answer) as file:
    expected = json.load(file)
try:
    got = json.loads(sys.stdin.buffer.read().decode("utf-8"))
except (ValueError, RecursionError):
    refuse("not a list in the site's notation")
if type(got) is not list or len(got) != len(expected):
    refuse("expected a list of %d answers" % len(expected))
for i, (want, have) in enumerate(zip(expected, got)):
    # only the orders at a price are a list, and their order is free
    if type(want) is list:
        if type(have) is not list or any(type(x) is not int for x in have) or sorted(have) != sorted(want):
            refuse("call %d: not the same orders" % i)
    elif want is not have:
        refuse("call %d: expected null" % i)
sys.exit(42)
