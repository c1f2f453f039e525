#!/usr/bin/env python3
"""Counts what is cut or lies over something else in pictures: python3 benches/pictures.py [--each] FOLDER

Of each SVG file below the folder it takes the boxes of texts, nodes and cells (a character is 7.3 wide, or 6.7 where it is soft, and
11 high), and counts: boxes outside the view box, texts over texts, nodes over nodes, texts over nodes that are not their own, and
heads of arrows over texts. Two boxes are over each other where they share more than a pixel both ways. Exits with 1 where it finds any.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as tree

SLACK = 1.0


def boxes(element, dx, dy, found):
    """Boxes as (kind, x0, y0, x1, y1, what)."""
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
            found.append((kind, min(xs), min(ys), max(xs), max(ys), " ".join(classes)))
    for child in element:
        boxes(child, dx, dy, found)


def over(a, b):
    return min(a[3], b[3]) - max(a[1], b[1]) > SLACK and min(a[4], b[4]) - max(a[2], b[2]) > SLACK


def inside(a, b):
    return a[1] >= b[1] - SLACK and a[2] >= b[2] - SLACK and a[3] <= b[3] + SLACK and a[4] <= b[4] + SLACK


def faults(path):
    root = tree.parse(path).getroot()
    found = []
    boxes(root, 0.0, 0.0, found)
    x, y, width, height = (float(n) for n in root.get("viewBox").split())
    view = ("view", x, y, x + width, y + height, "")
    told = [f"outside: {box[5]!r}" for box in found if not inside(box, view)]
    parts = [box for box in found if box[0] != "shape"]
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
    return told


def main():
    each = "--each" in sys.argv
    [folder] = [name for name in sys.argv[1:] if name != "--each"]
    files = sorted(pathlib.Path(folder).rglob("*.svg"))
    wrong = 0
    for path in files:
        told = faults(path)
        wrong += bool(told)
        if each and told:
            print(f"{path.name}: {len(told)}: " + "; ".join(told[:6]))
    print(f"{wrong} of {len(files)} pictures with something cut or over something else")
    return 1 if wrong or not files else 0


sys.exit(main())
