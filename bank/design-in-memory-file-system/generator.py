import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed)
count = 300 if size >= 100 else rng.randint(1, 1 + 3 * size)
letters = rng.choice(["ab", "abcde", "abcdefghijklmnopqrstuvwxyz"])
longest = rng.choice([1, 2, 3, 10])
files, folders, calls = [], [""], []
for _ in range(count):
    name = "".join(rng.choice(letters) for _ in range(rng.randint(1, longest)))
    folder = rng.choice(folders)
    kind = rng.random()
    new = folder + "/" + name
    if kind < 0.3:
        for _ in range(rng.choice([0, 0, 1, 3])):
            new += "/" + "".join(rng.choice(letters) for _ in range(rng.randint(1, longest)))
        parts = new.split("/")
        heads = ["/".join(parts[:k]) for k in range(2, len(parts) + 1)]
        if len(new) <= 100 and new not in folders and not any(h in files for h in heads):
            calls.append("mkdir " + new)
            folders += [h for h in heads if h not in folders]
            continue
    if kind < 0.6:
        new = rng.choice(files) if files and rng.random() < 0.4 else folder + "/" + name
        if len(new) <= 100 and new not in folders:
            if new not in files:
                files.append(new)
            calls.append("addContentToFile %s %s" % (new, "".join(rng.choice("abcxyz") for _ in range(rng.choice([1, 2, 5, 50])))))
            continue
    if kind < 0.8 and files:
        calls.append("readContentFromFile " + rng.choice(files))
    else:
        calls.append("ls " + (rng.choice(folders + files) or "/"))
print(len(calls))
for call in calls:
    print(call)
