import sys
from random import Random

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = Random(seed)
names = r.choice([["a", "b"], ["a", "aa", "ab"], ["leet", "code", "c", "d"], ["x" * 24, "y" * 24, "z"]])
made, calls = [""], []
for _ in range(r.choice([4, 10, 40, size * 90])):
    path = r.choice(made)
    for _ in range(r.choice([0, 1, 1, 1, 2])):
        path += "/" + r.choice(names)
    if not 2 <= len(path) <= 100:
        path = "/" + r.choice(names)
    if r.random() < 0.6:
        calls.append("createPath %s %d" % (path, r.randint(1, r.choice([9, 10**9]))))
        if path not in made[:200] and path.rpartition("/")[0] in made[:200]:
            made.append(path)
    else:
        calls.append("get " + path)
print(len(calls))
print("\n".join(calls))
