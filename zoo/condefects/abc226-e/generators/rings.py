"""Graphs of rings with trees on them, so that there are as many edges as vertices: `whole`, with a `lone` vertex or two in place of as many
edges, and with an edge `moved` from one part to another."""
import random
import sys


def main() -> None:
    seed, size, shape = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    draw = random.Random(f"{seed} {size} {shape}")
    count = 2 * 10**5 if size == 100 else draw.randint(4, 4 + size)
    names = list(range(1, count + 1))
    draw.shuffle(names)
    edges, done = set(), 0
    if shape == "lone":
        done = draw.randint(1, 2) if count > 5 else 1
    while done < count:
        part = draw.randint(3, max(3, min(count - done, draw.choice((4, 10, count)))))
        part = count - done if count - done - part < 3 else part
        ring = draw.randint(3, part) if part >= 3 else 0
        for i in range(part):
            if i < ring:
                other = (i + 1) % ring
            elif i > 0:
                other = draw.randrange(i)
            else:
                continue
            edges.add((done + i, done + other))
        done += part
    edges = list(edges)
    if shape == "moved":
        known = {frozenset(edge) for edge in edges}
        edges.pop(draw.randrange(len(edges)))
        for _ in range(100):
            edge = (draw.randrange(count), draw.randrange(count))
            if edge[0] != edge[1] and frozenset(edge) not in known:
                edges.append(edge)
                break
    draw.shuffle(edges)
    print(count, len(edges))
    for edge in edges:
        u, v = draw.sample(edge, 2)
        print(names[u], names[v])


main()
