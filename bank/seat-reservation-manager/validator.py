import heapq
import sys

lines = sys.stdin.read().split("\n")
n = int(lines[0])
fresh, free, taken = 1, [], set()
for line in lines[2:]:
    call = line.split()
    if call and call[0] == "reserve":
        if free:
            seat = heapq.heappop(free)
        elif fresh <= n:
            seat, fresh = fresh, fresh + 1
        else:
            sys.exit(43)
        taken.add(seat)
    elif call:
        seat = int(call[1])
        if seat not in taken:
            sys.exit(43)
        taken.remove(seat)
        heapq.heappush(free, seat)
sys.exit(42)
