import sys

added, active = set(), set()
for line in sys.stdin.read().split("\n")[1:]:
    words = line.split()
    if not words or words[0] == "getOrdersAtPrice":
        continue
    order = words[1]
    if words[0] == "addOrder":
        if order in added:
            print("order %s is there already" % order)
            sys.exit(43)
        added.add(order)
        active.add(order)
    elif order not in active:
        print("order %s is not active" % order)
        sys.exit(43)
    elif words[0] == "cancelOrder":
        active.remove(order)
sys.exit(42)
