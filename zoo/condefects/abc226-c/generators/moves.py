"""Moves that need earlier ones: `few` moves, a `chain`, `star`, or `wide` tables with as many needs as allowed."""
import random
import sys


def main() -> None:
    seed, size, shape = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    draw = random.Random(f"{seed} {size} {shape}")
    count = draw.randint(1, 2 + size // 8) if shape == "few" else 2000 * size
    most = 10**9 if shape != "few" or draw.random() < 0.5 else 9
    if shape == "wide":
        count = 620
    left = 2 * 10**5
    print(count)
    for move in range(1, count + 1):
        if shape == "few":
            needed = draw.sample(range(1, move), min(draw.randint(0, 3), move - 1))
        elif shape == "chain":
            needed = [move - 1] if move > 1 else []
        elif shape == "star":
            needed = draw.sample(range(1, count), count - 1) if move == count else []
        elif shape == "wide":
            needed = draw.sample(range(1, move), move - 1)
        else:
            needed = [draw.randint(max(1, move - 20), move - 1)] if move > 1 else []
        needed = needed[:left]
        left -= len(needed)
        print(draw.randint(1, most), len(needed), *needed)


main()
