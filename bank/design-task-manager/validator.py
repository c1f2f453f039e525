import heapq


class Solution:
    def isValid(self, text: str) -> bool:
        def valid(lines):
            count = int(lines[0].split()[0])
            best, heap = {}, []

            def put(task, priority):
                best[task] = priority
                heapq.heappush(heap, (-priority, -task))

            for at in range(count):
                user, task, priority = map(int, lines[1 + at].split())
                if task in best:
                    return False
                put(task, priority)
            for line in lines[count + 2:]:
                name, *rest = line.split(" ")
                if name == "add":
                    if int(rest[1]) in best:
                        return False
                    put(int(rest[1]), int(rest[2]))
                elif name == "edit":
                    if int(rest[0]) not in best:
                        return False
                    put(int(rest[0]), int(rest[1]))
                elif name == "rmv":
                    if best.pop(int(rest[0]), None) is None:
                        return False
                else:
                    while heap:
                        priority, task = heapq.heappop(heap)
                        if best.get(-task) == -priority:
                            del best[-task]
                            break
            return True

        return valid(text.split("\n")[:-1])
