#!/usr/bin/env python3
"""Counts what is cut or lies over something else in pictures: python3 benches/pictures.py [--each] FOLDER

Of each SVG file below the folder it takes the boxes of texts, nodes and cells (a character is 7.3 wide, or 6.7 where it is soft, and
11 high), and counts: boxes outside the view box, texts over texts, nodes over nodes, texts over nodes that are not their own, heads of
arrows over texts, and lines through texts and nodes other than those at their ends. Two boxes are over each other where they share more than a pixel both ways; a line
goes through a box where it comes three pixels into it. Exits with 1 where something is cut or over something else.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as tree

SLACK = 1.0
DEEP = 3.0


def boxes(element, dx, dy, found, lines):
    """Boxes as (kind, x0, y0, x1, y1, what), and lines as pairs of points."""
    tag = element.tag.split("}")[-1]
    move = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    if move:
        dx, dy = dx + float(move[1]), dy + float(move[2])
    get = lambda name: float(element.get(name, "0"))
    classes = element.get("class", "").split()
    if tag == "text":
        text = "".join(element.itertext())
        size = 6.7 if "p-soft" in classes else 7.3
        wide = sum(2 * size if ord(c) >= 0x1100 else size for c in text)
        shift = {"start": 0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "start")]
        x, y = get("x") + dx - shift, get("y") + dy
        if text.strip():
            found.append(("text", x, y - 9, x + wide, y + 2, text))
    elif tag == "rect":
        kind = "node" if "p-node" in classes else "cell" if "p-cell" in classes else "shape"
        x, y = get("x") + dx, get("y") + dy
        found.append((kind, x, y, x + get("width"), y + get("height"), " ".join(classes)))
    elif tag == "circle":
        x, y, r = get("cx") + dx, get("cy") + dy, get("r")
        found.append(("node" if "p-node" in classes else "shape", x - r, y - r, x + r, y + r, " ".join(classes)))
    elif tag in ("polygon", "path"):
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", element.get("points") or element.get("d") or "")]
        xs, ys = [x + dx for x in numbers[::2]], [y + dy for y in numbers[1::2]]
        if xs and ys:
            kind = "head" if "p-head" in classes else "shape"
            if tag == "path" and "p-line" in classes:
                lines.extend(zip(zip(xs, ys), zip(xs[1:], ys[1:])))
            found.append((kind, min(xs), min(ys), max(xs), max(ys), " ".join(classes)))
    for child in element:
        boxes(child, dx, dy, found, lines)


def over(a, b):
    return min(a[3], b[3]) - max(a[1], b[1]) > SLACK and min(a[4], b[4]) - max(a[2], b[2]) > SLACK


def through(line, box):
    """Whether a line goes through the inside of a box: what is left of it between the four sides."""
    (x0, y0), (x1, y1) = line
    first, last = 0.0, 1.0
    for start, way, low, high in ((x0, x1 - x0, box[1], box[3]), (y0, y1 - y0, box[2], box[4])):
        low, high = low + DEEP, high - DEEP
        if abs(way) < 1e-9:
            if not low < start < high:
                return False
            continue
        a, b = sorted(((low - start) / way, (high - start) / way))
        first, last = max(first, a), min(last, b)
    return first < last


def holds(box, point):
    return box[1] <= point[0] <= box[3] and box[2] <= point[1] <= box[4]


def inside(a, b):
    return a[1] >= b[1] - SLACK and a[2] >= b[2] - SLACK and a[3] <= b[3] + SLACK and a[4] <= b[4] + SLACK


def faults(path):
    root = tree.parse(path).getroot()
    found, lines = [], []
    boxes(root, 0.0, 0.0, found, lines)
    x, y, width, height = (float(n) for n in root.get("viewBox").split())
    view = ("view", x, y, x + width, y + height, "")
    told = [f"outside: {box[5]!r}" for box in found if not inside(box, view)]
    parts = [box for box in found if box[0] != "shape"]
    crossed = []
    holders = [box for box in parts if box[0] in ("node", "cell")]
    for box in parts:
        # Nodes are drawn over the lines that end in them.
        if box[0] == "node" or (box[0] == "text" and not any(inside(box, holder) for holder in holders)):
            crossing = [line for line in lines if through(line, box) and not any(holds(box, end) for end in line)]
            crossed += [f"line through {box[0]} {box[5]!r}" for _ in crossing]
    parts.sort(key=lambda box: box[1])
    for at, a in enumerate(parts):
        for b in parts[at + 1:]:
            if b[1] >= a[3]:
                break
            kinds = {a[0], b[0]}
            text, other = (a, b) if a[0] == "text" else (b, a)
            # A label is in its own node or cell; a head touches the node that it points at.
            own = "text" in kinds and kinds & {"node", "cell"} and inside(text, other)
            if over(a, b) and not own and kinds != {"head"} and kinds != {"head", "node"} and kinds != {"head", "cell"}:
                told.append(f"{a[0]} {a[5]!r} over {b[0]} {b[5]!r}")
    return told, crossed


def main():
    each = "--each" in sys.argv
    [folder] = [name for name in sys.argv[1:] if name != "--each"]
    files = sorted(pathlib.Path(folder).rglob("*.svg"))
    counts = [0, 0]
    for path in files:
        told = faults(path)
        counts = [count + bool(one) for count, one in zip(counts, told)]
        if each and any(told):
            print(f"{path.name}: " + "; ".join((told[0] + told[1])[:6]))
    print(f"of {len(files)} pictures, {counts[0]} have something cut or over something else, {counts[1]} a line through something")
    return 1 if counts[0] or not files else 0


sys.exit(main())
