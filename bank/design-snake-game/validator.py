class Solution:
    def isValid(self, text: str) -> bool:
        lines = text.split("\n")
        width, height, count = int(lines[0]), int(lines[1]), int(lines[2])
        food = [tuple(map(int, line.split())) for line in lines[3:3 + count]]
        steps = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
        snake, covered, eaten = [(0, 0)], {(0, 0)}, 0
        if food[0] == (0, 0):
            return False
        is_over = False
        for line in lines[4 + count:]:
            if not line:
                continue
            # what a move does once the game is over is said nowhere
            if is_over:
                return False
            by = steps[line.split(" ")[1]]
            head = (snake[-1][0] + by[0], snake[-1][1] + by[1])
            if not (0 <= head[0] < height and 0 <= head[1] < width):
                is_over = True
                continue
            eats = eaten < count and head == food[eaten]
            if not eats:
                covered.discard(snake.pop(0))
            if head in covered:
                is_over = True
                continue
            snake.append(head)
            covered.add(head)
            if eats:
                eaten += 1
                if eaten < count and food[eaten] in covered:
                    return False
        return True
