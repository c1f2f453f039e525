import sys
from random import Random

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = Random(seed)
total = r.choice([3, 10, 40, 20 * size, 20 * size])
prices = r.choice([[1, 2], [5, 6, 7, 10**9], [r.randint(1, 10**9) for _ in range(10)]])
ids = list(range(1, 2001))
r.shuffle(ids)
weights = r.choice([(4, 3, 2, 1), (3, 2, 4, 3), (8, 4, 2, 2)])
active, calls = [], []
for _ in range(total):
    kind = r.choices(["addOrder", "getOrdersAtPrice", "modifyOrder", "cancelOrder"], weights)[0]
    side, price = r.choice(["buy", "sell"]), r.choice(prices)
    if kind == "addOrder" and ids:
        active.append(ids.pop())
        calls.append("addOrder %d %s %d" % (active[-1], side, price))
    elif kind == "modifyOrder" and active:
        calls.append("modifyOrder %d %d" % (r.choice(active), price))
    elif kind == "cancelOrder" and active:
        k = r.randrange(len(active))
        calls.append("cancelOrder %d" % active.pop(k))
    else:
        calls.append("getOrdersAtPrice %s %d" % (side, price))
print(len(calls))
print("\n".join(calls))
