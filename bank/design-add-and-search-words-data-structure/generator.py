import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
calls = 10000 if size == 100 else rng.choice([size // 4, size, size * 5, size * 100])
letters = rng.choice(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
longest = rng.choice([1, 2, 4, 8, 25])
shortest = rng.choice([1, 1, longest])
adds = rng.choice([0.1, 0.5, 0.5, 0.9])
stem = "".join(rng.choice(letters) for _ in range(rng.choice([0, 0, longest - 1])))
known = []


def fresh():
    length = rng.randint(shortest, longest)
    word = "".join(rng.choice(letters) for _ in range(length))
    return (stem + word)[:max(length, 1)] if rng.random() < 0.5 else word


print(calls)
for _ in range(calls):
    if rng.random() < adds:
        known.append(fresh())
        print("addWord", known[-1])
        continue
    word = list(rng.choice(known) if known and rng.random() < 0.7 else fresh())
    if rng.random() < 0.2:
        word[rng.randrange(len(word))] = rng.choice(letters)
    if rng.random() < 0.1 and len(word) > 1:
        word.pop(rng.choice([0, -1]))
    for _ in range(rng.choice([0, 1, 2, 2])):
        word[rng.randrange(len(word))] = "."
    print("search", "".join(word))
