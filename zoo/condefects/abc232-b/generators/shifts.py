"""A text and its letters moved on by one number; with `broken` one letter is moved otherwise."""
import random
import sys

seed, size, kind = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
draw = random.Random(seed)
most = 8 if size < 50 else 100 if size < 90 else 100000
length = draw.randint(2, most) if most < 100000 else most
step = draw.randint(1, 25)
text = [draw.randrange(26) for _ in range(length)]
moved = [(letter + step) % 26 for letter in text]
if kind == "broken":
    place = draw.randrange(length)
    moved[place] = (moved[place] + draw.randint(1, 25)) % 26
for letters in (text, moved):
    print("".join(chr(ord("a") + letter) for letter in letters))
