# By definition: the snake is a list of cells from tail to head, and after each move the list is looked at. No move
# brings back a game that is over.
# oracle:
#   calls.length <= 30
class SnakeGame:
    def __init__(self, width, height, food):
        self.width, self.height = width, height
        self.food = [tuple(place) for place in food]
        self.snake = [(0, 0)]
        self.over = False
        self.eaten = 0

    def move(self, direction):
        if self.over:
            return -1
        row, col = self.snake[-1]
        down, right = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}[direction]
        head = (row + down, col + right)
        self.snake.append(head)
        if self.eaten < len(self.food) and self.food[self.eaten] == head:
            self.eaten += 1
        else:
            self.snake = self.snake[1:]
        in_field = head[0] in range(self.height) and head[1] in range(self.width)
        if not in_field or len(set(self.snake)) < len(self.snake):
            self.over = True
            return -1
        return self.eaten
