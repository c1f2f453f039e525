import json
import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        count = size if size < 60 else min(30000, (size - 59) ** 3 // 2 + 60)
        longest = r.choice([1, 2, 4, 12])
        if size > 30 and r.randrange(3) == 0:
            longest = 2000
            count = min(count, 150)
        letters = r.choice(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
        known = [self.word(r, letters, longest) for _ in range(r.choice([1, 3, 10, 60]))]
        # Some words begin with others.
        for i in range(0, len(known), 2):
            word = r.choice(known)
            known[i] = word[:r.randint(1, len(word))] if r.randrange(2) else (word + known[i])[:longest]
        weights = r.choice([[1, 1, 1, 1], [3, 1, 1, 1], [2, 1, 1, 2], [1, 0, 2, 1]])
        kinds = ["insert", "countWordsEqualTo", "countWordsStartingWith", "erase"]
        trie = []
        names, arguments = ["Trie"], [[]]
        for _ in range(count):
            kind = r.choices(kinds, weights)[0]
            if kind == "erase" and not trie:
                kind = "insert"
            if kind == "erase":
                at = r.randrange(len(trie))
                trie[at], trie[-1] = trie[-1], trie[at]
                word = trie.pop()
            elif kind == "insert":
                word = r.choice(known)
                trie.append(word)
            elif kind == "countWordsStartingWith":
                word = r.choice(known)
                word = word[:r.randint(1, len(word))]
            else:
                word = r.choice(known) if r.randrange(4) else self.word(r, letters, longest)
            names.append(kind)
            arguments.append([word])
        return "%s\n%s" % (json.dumps(names), json.dumps(arguments))

    def word(self, r, letters, longest):
        return "".join(r.choice(letters) for _ in range(r.randint(1, longest)))
