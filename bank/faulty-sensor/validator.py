class Solution:
    def isValid(self, sensor1: List[int], sensor2: List[int]) -> bool:
        def lost(faulty: List[int], right: List[int]) -> bool:
            at = 0
            while at < len(right) - 1 and faulty[at] == right[at]:
                at += 1
            # Where neighbours are alike, any of them may be the one that was lost.
            return any(faulty[:p] == right[:p] and faulty[p:-1] == right[p + 1:] and faulty[-1] != right[p]
                       for p in range(at + 1))

        return sensor1 == sensor2 or lost(sensor1, sensor2) or lost(sensor2, sensor1)
