class Solution:
    def isValid(self, initialCurrency, pairs1, rates1, pairs2, rates2):
        return self.forest(pairs1) and self.forest(pairs2)

    def forest(self, pairs):
        root = {}

        def find(x):
            while root.get(x, x) != x:
                x = root[x]
            return x

        for a, b in pairs:
            a, b = find(a), find(b)
            if a == b:
                return False
            root[a] = b
        return True
