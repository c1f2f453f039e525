import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
n = rng.choice([2, 3, 5, 20]) if size < 40 else size * size * 3 if size < 90 else 30000
kinds = rng.choice([2, 3, 10, n])
vocabulary = ["a", "b"]
while len(vocabulary) < kinds:
    vocabulary.append("".join(rng.choice("abz" if kinds < 100 else "abcdefghijklmnopqrstuvwxyz") for _ in range(rng.randint(1, 10))))
shape = rng.randrange(3)
if shape == 0:
    words = [rng.choice(vocabulary) for _ in range(n)]
elif shape == 1:
    words = sorted(rng.choice(vocabulary) for _ in range(n))
else:
    # One word nearly everywhere.
    words = [vocabulary[0] if rng.random() < 0.9 else rng.choice(vocabulary) for _ in range(n)]
words[0], words[-1] = vocabulary[0], vocabulary[1]
present = sorted(set(words))
calls = [rng.sample(present, 2) for _ in range(min(5000, size * size // 2 + 3))]
print(n)
print("\n".join(words))
print(len(calls))
print("\n".join("shortest %s %s" % tuple(call) for call in calls))
