import random
import sys

r = random.Random(int(sys.argv[1]))
size = int(sys.argv[2])
letters = r.choice(["ab", "abcdefghijklmnopqrstuvwxyz"])
foods = set()
for _ in range(r.choice([2, 6, size, 100 * size])):
    foods.add("".join(r.choice(letters) for _ in range(r.randint(1, 10))))
foods = sorted(foods)
r.shuffle(foods)
kinds = ["".join(r.choice(letters) for _ in range(r.randint(1, 10))) for _ in range(r.choice([1, 3, 30, len(foods)]))]
cuisines = [r.choice(kinds) for _ in foods]
highest = r.choice([2, 20, 10**8])
ratings = [r.randint(1, highest) for _ in foods]
hot = [r.choice(foods) for _ in range(5)]
calls = []
for _ in range(r.choice([3, size, 100 * size])):
    if r.random() < 0.5:
        calls.append("highestRated " + r.choice(cuisines))
    else:
        calls.append("changeRating %s %d" % (r.choice(foods) if r.random() < 0.5 else r.choice(hot), r.randint(1, highest)))
for part in (foods, cuisines):
    print(len(part))
    print("\n".join(part))
print(len(ratings))
print(" ".join(map(str, ratings)))
print(len(calls))
print("\n".join(calls))
