import heapq


class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        count = int(lines[0].split()[0])
        active, heap = {}, []
        for line in lines[1:1 + count]:
            event, priority = map(int, line.split())
            if event in active:
                return False
            active[event] = priority
            heap.append((-priority, event))
        heapq.heapify(heap)
        for line in lines[2 + count:2 + count + int(lines[1 + count])]:
            words = line.split()
            if words[0] == "updatePriority":
                event, priority = int(words[1]), int(words[2])
                if event not in active:
                    return False
                active[event] = priority
                heapq.heappush(heap, (-priority, event))
                continue
            while heap:
                priority, event = heapq.heappop(heap)
                if active.get(event) == -priority:
                    del active[event]
                    break
        return True
