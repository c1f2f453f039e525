import sys
from random import Random

seed, size = int(sys.argv[1]), int(sys.argv[2])
r = Random(seed)
users = r.sample(range(1, 501), r.choice([2, 3, 5, 20, 500]))
ids = list(range(10001))
r.shuffle(ids)
weights = r.choice([(3, 4, 2, 1), (6, 4, 1, 1), (2, 3, 5, 3), (10, 3, 2, 1)])
calls = []
for _ in range(r.choice([5, 20, 60, size * 100])):
    kind = r.choices(["postTweet", "getNewsFeed", "follow", "unfollow"], weights)[0]
    if kind == "postTweet" and ids:
        calls.append("postTweet %d %d" % (r.choice(users), ids.pop()))
    elif kind in ("follow", "unfollow"):
        calls.append("%s %d %d" % (kind, *r.sample(users, 2)))
    else:
        calls.append("getNewsFeed %d" % r.choice(users))
print(len(calls))
print("\n".join(calls))
