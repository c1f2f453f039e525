import heapq


class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
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
                    return False
                taken.add(seat)
            elif call:
                seat = int(call[1])
                if seat not in taken:
                    return False
                taken.remove(seat)
                heapq.heappush(free, seat)
        return True
