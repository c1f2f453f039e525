import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
large = size > 85
m = 1000 if large else r.choice([1, 2, size])
n = 10**5 if size > 97 else 2000 if large else r.choice([1, 2, size * 3])
far = r.choice([2, 20, 10**5])
nums1 = [r.randint(1, r.choice([far, 10**9])) for _ in range(m)]
nums2 = [r.randint(1, min(far, 10**5)) for _ in range(n)]
print(m)
print(*nums1)
print(n)
print(*nums2)
each = 1000 if large else r.choice([1, 5, size])
calls = ["add"] * each + ["count"] * (each if large else r.choice([1, each]))
r.shuffle(calls)
step = r.choice([1, 20, 10**5])
now = list(nums2)
print(len(calls))
for call in calls:
    at = r.choice([0, n - 1, r.randrange(n)])
    if call == "add":
        val = r.choice([step, r.randint(1, step)])
        now[at] += val
        print("add", at, val)
    else:
        total = r.choice([now[at] + r.choice(nums1), now[at] + 1, r.randint(1, 2 * far)])
        print("count", max(1, min(total, 10**9)))
