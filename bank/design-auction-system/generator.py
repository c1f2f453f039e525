import random
import sys

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed * 1000 + size)
calls = r.choice([size, size * 10, size * 100, size * 500])
users = r.choice([1, 3, 50, 5 * 10**4])
items = r.choice([1, 2, 10, 5 * 10**4])
most = r.choice([1, 3, 100, 10**9])
weights = r.choice([(4, 3, 2, 3), (1, 1, 1, 1), (3, 8, 1, 4), (4, 0, 4, 4), (9, 1, 1, 1)])
bids, place, lines = [], {}, []
while len(lines) < calls:
    kind = r.choices(range(4), weights)[0]
    user, item = r.choice(bids) if bids and r.random() < 0.4 else (r.randint(1, users), r.randint(1, items))
    if kind == 0:
        if (user, item) not in place:
            place[user, item] = len(bids)
            bids.append((user, item))
        lines.append("addBid %d %d %d" % (user, item, r.randint(1, most)))
    elif kind == 3:
        lines.append("getHighestBidder %d" % item)
    elif bids:
        user, item = r.choice(bids)
        if kind == 1:
            lines.append("updateBid %d %d %d" % (user, item, r.randint(1, most)))
        else:
            lines.append("removeBid %d %d" % (user, item))
            at, last = place.pop((user, item)), bids.pop()
            if last != (user, item):
                bids[at], place[last] = last, at
print(len(lines))
print("\n".join(lines))
