import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        lists = rng.choice([2, 2, 3, 5, 2 + size // 10, size + 1, size * 10])
        widest = rng.choice([1, 2, 4, 19])
        if size == 100:
            lists, widest = 10**4, 3
        shape = rng.choice(["any", "any", "path", "wide"])
        letters = rng.choice(["ab", "abcxyzABCXYZ", "abcdefghijklmnopqrstuvwxyz"])
        if lists * widest > 500:
            letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        taken = set()

        def name():
            while True:
                length = rng.choice([1, 2, 3, 8, 20]) if rng.random() < 0.9 else 20
                text = "".join(rng.choice(letters) for _ in range(length))
                if length > 4 and rng.random() < 0.3:
                    text = text[:3] + " " + text[4:]
                if text not in taken:
                    taken.add(text)
                    return text

        top = name()
        heads, leaves, regions = [top], [top], []
        while len(regions) < lists:
            at = {"path": len(leaves) - 1, "wide": 0}.get(shape, rng.randrange(len(leaves)))
            head = leaves.pop(at)
            parts = [name() for _ in range(rng.randint(1, widest))]
            regions.append([head] + parts)
            leaves += parts
        names = sorted(taken)
        pick = rng.choice(["any", "any", "leaves", "head"])
        if pick == "leaves" and len(leaves) >= 2:
            one, two = rng.sample(leaves, 2)
        elif pick == "head":
            one, two = rng.choice([(part, region[0]) for region in regions for part in region[1:]])
        else:
            one, two = rng.sample(names, 2)
        if rng.random() < 0.5:
            one, two = two, one
        if rng.random() < 0.5:
            rng.shuffle(regions)
        texts = ",".join("[" + ",".join('"%s"' % part for part in region) + "]" for region in regions)
        return '[%s]\n"%s"\n"%s"' % (texts, one, two)
