class Solution:
    def isValid(self, n: int, sums: List[int]) -> bool:
        # The step from the largest sum to the next is a number of the array or minus one. The sums without it are
        # those of an array again: half of the sums, and of the two halves one with 0.
        wanted = sorted(sums)
        left, found = wanted, []
        while len(left) > 1:
            step = left[-1] - left[-2]
            low, high, taken = [], [], {}
            for x in left:
                if taken.get(x, 0):
                    taken[x] -= 1
                    high.append(x)
                else:
                    low.append(x)
                    taken[x + step] = taken.get(x + step, 0) + 1
            if len(low) != len(high):
                return False
            if 0 in low:
                left = low
                found.append(step)
            else:
                left = high
                found.append(-step)
        if left != [0]:
            return False
        made = [0]
        for x in found:
            made += [x + y for y in made]
        return sorted(made) == wanted
