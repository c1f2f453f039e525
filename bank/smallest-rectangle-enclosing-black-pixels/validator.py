class Solution:
    def isValid(self, image, x, y):
        # The black pixels hang together.
        m, n = len(image), len(image[0])
        seen, stack = {(x, y)}, [(x, y)]
        while stack:
            i, j = stack.pop()
            for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                if 0 <= a < m and 0 <= b < n and image[a][b] == "1" and (a, b) not in seen:
                    seen.add((a, b))
                    stack.append((a, b))
        return len(seen) == sum(row.count("1") for row in image)
