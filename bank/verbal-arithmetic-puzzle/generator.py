from random import Random


class Solution:
    def generate(self, seed: int, size: int, arguments: str) -> str:
        r = Random(seed)
        letters = r.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 10)
        count = r.choice([2, 2, 3, r.randint(2, 5)])
        longest = r.choice([1, 2, 3, 4, 6, 7])
        few = r.choice([2, 4, 7, 10])
        if r.random() < 0.6:
            # one with a solution: digits as letters
            while True:
                pool = r.sample(range(10), few)
                numbers = [int("".join(str(r.choice(pool)) for _ in range(r.randint(1, longest)))) for _ in range(count)]
                if sum(numbers) < 10**7:
                    break
            words = ["".join(letters[int(c)] for c in str(x)) for x in numbers]
            result = "".join(letters[int(c)] for c in str(sum(numbers)))
            if r.random() < 0.3:
                k = r.randrange(len(result))
                result = result[:k] + r.choice(letters) + result[k + 1:]
        else:
            words = ["".join(r.choice(letters[:few]) for _ in range(r.randint(1, longest))) for _ in range(count)]
            length = min(7, max(map(len, words)) + r.choice([0, 0, 1]))
            result = "".join(r.choice(letters[:few]) for _ in range(length))
        return "[%s]\n\"%s\"" % (",".join('"%s"' % w for w in words), result)
