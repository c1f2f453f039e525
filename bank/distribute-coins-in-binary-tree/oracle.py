# By definition: every coin is given a node of its own in all ways, and it moves as far as the two nodes are apart. A
# node has a path of sides from the root, and the distance is what remains of two paths without their common start.
# oracle:
#   1 <= n <= 6
class Solution:
    def distributeCoins(self, root):
        paths = []
        coins = []
        waiting = [(root, "")]
        for node, path in waiting:
            paths.append(path)
            coins += [path] * node.val
            waiting += [(child, path + side) for child, side in ((node.left, "l"), (node.right, "r")) if child]
        n = len(paths)

        def distance(one, two):
            same = 0
            while one[same : same + 1] == two[same : same + 1] != "":
                same += 1
            return len(one) + len(two) - 2 * same

        # The least moves for the coins so far, for each set of nodes that they have been given.
        least = {0: 0}
        for coin in coins:
            following = {}
            for given, moves in least.items():
                for i, path in enumerate(paths):
                    if not given >> i & 1:
                        key, total = given | 1 << i, moves + distance(coin, path)
                        following[key] = min(total, following.get(key, total))
            least = following
        return least[(1 << n) - 1]
