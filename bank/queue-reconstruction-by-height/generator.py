import random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        rng = random.Random(seed * 1000 + size)
        count = 2000 if size == 100 else rng.choice([1 + size % 7, size // 2 + 1, size, size * 20])
        top = rng.choice([0, 1, 5, count, 10**6])
        heights = [rng.randint(0, top) for _ in range(count)]
        order = rng.choice(["any", "any", "any", "up", "down"])
        if order != "any":
            heights.sort(reverse=order == "down")
        people = []
        for at, h in enumerate(heights):
            people.append([h, sum(1 for other in heights[:at] if other >= h)])
        if rng.random() < 0.9:
            rng.shuffle(people)
        return str(people)
