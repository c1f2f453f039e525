"""Kattis' interface: get may give any number that is free; what check tells follows from the numbers that were given."""
import json
import os
import sys


def refuse(why):
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w") as file:
        file.write(why + "\n")
    sys.exit(43)


with open(sys.argv[1]) as file:
    lines = file.read().split("\n")
most = int(lines[0])
calls = [line.split() for line in lines[2:2 + int(lines[1])]]
try:
    got = json.loads(sys.stdin.buffer.read().decode())
except (ValueError, RecursionError):
    refuse("not a list in the site's notation")
if type(got) is not list or len(got) != len(calls) + 1 or got[0] is not None:
    refuse("a list of null and an answer for each call is wanted")
taken = set()
for number, (call, answer) in enumerate(zip(calls, got[1:]), 1):
    if call[0] == "get":
        if type(answer) is not int:
            refuse("call %d: a number is wanted" % number)
        if len(taken) == most:
            if answer != -1:
                refuse("call %d: no number is free" % number)
        elif not 0 <= answer < most or answer in taken:
            refuse("call %d: not a free number" % number)
        else:
            taken.add(answer)
    elif call[0] == "check":
        if type(answer) is not bool or answer != (int(call[1]) not in taken):
            refuse("call %d: wrong about the slot" % number)
    else:
        if answer is not None:
            refuse("call %d: null is wanted" % number)
        taken.discard(int(call[1]))
sys.exit(42)
