import json
import random
from collections import Counter


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        self.names = rng.choice([["H", "O"], ["A", "Ab", "Abc", "B", "Ba", "C"], ["Mg", "O", "H", "He", "K", "S", "Zzzzzzzz", "N", "Na"]])
        self.counts = rng.choice([0, 0.3, 0.8])
        self.most = rng.choice([3, 12, 150, 2 ** 31 - 1])
        self.brackets = rng.choice([0, 0.2, 0.5, 0.9])
        self.left = size if size < 60 else size * 10
        text, _ = self.formula(rng, rng.choice([1, 3, 20, 100]), 2 ** 31 - 1, True)
        return json.dumps(text)

    def formula(self, rng, depth, most, whole):
        """A formula within self.left letters, more or less, none of whose atoms comes more often than that."""
        parts, found = [], Counter()
        while not parts or self.left > 0 and (whole or rng.random() < 0.6):
            rest = most - max(found.values(), default=0)
            if rest < 1:
                break
            times = 1
            if rest > 1 and rng.random() < self.counts:
                times = rng.choice([2, rng.randint(2, min(rest, self.most)), min(rest, self.most)])
            if depth > 1 and self.left > 20 and rng.random() < self.brackets:
                self.left -= 2 + len(str(times))
                text, inner = self.formula(rng, depth - 1, rest // times, False)
                text = "(" + text + ")"
            else:
                text = rng.choice(self.names)
                inner = Counter([text])
                if parts and self.left < len(text) + len(str(times)):
                    break
                self.left -= len(text) + len(str(times))
            found.update({atom: number * times for atom, number in inner.items()})
            parts.append(text + (str(times) if times > 1 else ""))
        return "".join(parts), found
