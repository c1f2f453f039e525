import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
rng = random.Random(seed * 1000 + size)
kind = 5 if size == 100 else rng.randrange(6)
n = [rng.randint(1, 10), rng.randint(1, 10), size + 1, size * 5, rng.randint(10, 10**9), 10**9][kind]
free = rng.choice([1, 2, 3, n // 2 + 1, n])
if size == 100:
    free = 1
banned = min(max(n - free, 0), n - 1, 10**5, size * 1000)
where = rng.choice(["spread", "spread", "first", "last", "ends"])
if where == "first":
    black = list(range(banned))
elif where == "last":
    black = list(range(n - banned, n))
elif where == "ends":
    black = list(range(banned // 2)) + list(range(n - (banned - banned // 2), n))
else:
    black = rng.sample(range(n), banned)
if rng.random() < 0.5:
    rng.shuffle(black)
calls = rng.choice([20, size * 10, size * 200])
print(n)
print(len(black))
print(*black)
print(calls)
print("pick\n" * calls, end="")
