class Solution:
    def isValid(self, isInfected: List[List[int]]) -> bool:
        rows, columns = len(isInfected), len(isInfected[0])

        def around(cell):
            i, j = divmod(cell, columns)
            if i:
                yield cell - columns
            if i + 1 < rows:
                yield cell + columns
            if j:
                yield cell - 1
            if j + 1 < columns:
                yield cell + 1

        state = [x for row in isInfected for x in row]
        while True:
            seen, regions = set(), []
            for start, x in enumerate(state):
                if x != 1 or start in seen:
                    continue
                seen.add(start)
                region, threatened = [start], set()
                for cell in region:
                    for other in around(cell):
                        if state[other] == 0:
                            threatened.add(other)
                        elif state[other] == 1 and other not in seen:
                            seen.add(other)
                            region.append(other)
                regions.append((len(threatened), region, threatened))
            if not regions:
                return True
            most = max(size for size, _, _ in regions)
            if most == 0:
                return True
            if sum(size == most for size, _, _ in regions) > 1:
                return False
            for size, region, threatened in regions:
                if size == most:
                    for cell in region:
                        state[cell] = 2
                else:
                    for cell in threatened:
                        state[cell] = 1
