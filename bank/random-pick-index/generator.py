import random
import sys

r = random.Random(int(sys.argv[1]))
size = int(sys.argv[2])
kinds = r.choice([1, 2, 5, 30])
values = [r.choice([r.randint(-3, 3), r.randint(-2**31, 2**31 - 1)]) for _ in range(kinds)]
nums = [r.choice(values) for _ in range(r.choice([3, 8, size]))]
calls = ["pick %d" % r.choice(nums) for _ in range(r.choice([20, 200, 1000]))]
print(len(nums))
print(" ".join(map(str, nums)))
print(len(calls))
print("\n".join(calls))
