class Solution:
    def isValid(self, s, k):
        # Some part of at least k characters has a character an odd number of times and another one an even number, not zero.
        n = len(s)
        letters = sorted(set(s))
        sums = {}
        for letter in letters:
            count = 0
            row = [0]
            for c in s:
                count += c == letter
                row.append(count)
            sums[letter] = row
        for odd in letters:
            for even in letters:
                if odd == even:
                    continue
                first = {}
                a, b = sums[odd], sums[even]
                for end in range(k, n + 1):
                    # The parts that begin earliest have the most of the second character.
                    begin = end - k
                    state = (a[begin] & 1, b[begin] & 1)
                    if state not in first:
                        first[state] = b[begin]
                    least = first.get((1 - (a[end] & 1), b[end] & 1))
                    if least is not None and least < b[end]:
                        return True
        return False
