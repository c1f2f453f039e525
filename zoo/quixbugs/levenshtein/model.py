class Solution:
    def levenshtein(self, source, target):
        row = list(range(len(target) + 1))
        for i, a in enumerate(source):
            after = [i + 1]
            for j, b in enumerate(target):
                after.append(min(row[j] + (a != b), row[j + 1] + 1, after[j] + 1))
            row = after
        return row[-1]
