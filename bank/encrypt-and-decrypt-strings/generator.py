import random
import sys

r = random.Random(int(sys.argv[1]))
size = int(sys.argv[2])
alphabet = list("abcdefghijklmnopqrstuvwxyz")
r.shuffle(alphabet)
keys = alphabet[:r.choice([1, 2, 4, 26])]
few = r.choice(["a", "ab", "abc", "abcdefghijklmnopqrstuvwxyz"])
values = {c: r.choice(few) + r.choice(few) for c in keys}
letters = keys + alphabet[:r.choice([0, 0, 26])][-1:]
longest = r.choice([1, 2, 4, 100])
dictionary = []
for _ in range(r.choice([1, 4, 30, 100])):
    word = "".join(r.choice(letters) for _ in range(r.randint(1, longest)))
    if word not in dictionary:
        dictionary.append(word)
calls = []
for _ in range(r.choice([2, size, 2 * size])):
    if r.random() < 0.4:
        calls.append("encrypt " + "".join(r.choice(keys) for _ in range(r.choice([1, 3, 10 * size]))))
    else:
        word = r.choice(dictionary)
        if r.random() < 0.2:
            word = "".join(r.choice(keys) for _ in word)
        made = "".join(values.get(c, "zz") for c in word)
        if r.random() < 0.1:
            made = made[:-1] + r.choice("abz")
        calls.append("decrypt " + made)
print(len(keys))
print(" ".join(keys))
for part in ([values[c] for c in keys], dictionary):
    print(len(part))
    print("\n".join(part))
print(len(calls))
print("\n".join(calls))
