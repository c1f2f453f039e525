import random

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = random.Random(seed * 1009 + size)
        count = size if size < 60 else min(20000, (size - 59) ** 3 // 3 + 60)
        kinds = r.choice([1, 2, 5, 60, 10 ** 9])
        contents = [self.word(r, r.choice([1, 4, 20])) for _ in range(min(kinds, 2000))]
        names = [self.word(r, 3) for _ in range(20)]
        most = r.choice([1, 2, 5, 40])
        directories = ["root"] + ["root/" + self.word(r, 4) for _ in range(3)]
        known = set()
        paths = []
        total = 0
        tries = 0
        while len(paths) < count and tries < 3 * count + 30:
            tries += 1
            directory = r.choice(directories)
            if directory in known:
                directory += "/" + r.choice([r.choice(names), self.word(r, 6)])
            if directory in known or len(directory) > 1500:
                continue
            path = directory
            files = set()
            for _ in range(r.randint(1, most)):
                name = r.choice([r.choice(names), self.word(r, 8)])
                file = " %s.txt(%s)" % (name, r.choice(contents))
                if name in files or len(path) + len(file) > 3000:
                    continue
                files.add(name)
                path += file
            if not files or total + len(path) > 500000:
                continue
            total += len(path)
            known.add(directory)
            directories.append(directory)
            paths.append(path)
        if not paths:
            paths = ["root 1.txt(a)"]
        r.shuffle(paths)
        return "[%s]" % ",".join('"%s"' % path for path in paths)

    def word(self, r, longest):
        return "".join(r.choice(LETTERS) for _ in range(r.randint(1, longest)))
