//! A move only adds a head and, unless food is eaten, takes the tail away, so a queue of cells and a set of them
//! suffice. The tail leaves before the head arrives: its cell may be entered. Once the game is over it stays so.
use std::collections::{HashSet, VecDeque};

struct SnakeGame {
    width: i32,
    height: i32,
    food: VecDeque<(i32, i32)>,
    snake: VecDeque<(i32, i32)>,
    covered: HashSet<(i32, i32)>,
    score: i32,
    over: bool,
}

impl SnakeGame {
    fn new(width: i32, height: i32, food: Vec<Vec<i32>>) -> Self {
        let food = food.into_iter().map(|place| (place[0], place[1])).collect();
        let (snake, covered) = (VecDeque::from([(0, 0)]), HashSet::from([(0, 0)]));
        SnakeGame { width, height, food, snake, covered, score: 0, over: false }
    }

    fn make_a_move(&mut self, direction: String) -> i32 {
        let (row, col) = *self.snake.back().unwrap();
        let head = match direction.as_str() {
            "U" => (row - 1, col),
            "D" => (row + 1, col),
            "L" => (row, col - 1),
            _ => (row, col + 1),
        };
        let inside = 0 <= head.0 && head.0 < self.height && 0 <= head.1 && head.1 < self.width;
        self.over = self.over || !inside;
        if self.over {
            return -1;
        }
        if self.food.front() == Some(&head) {
            self.food.pop_front();
            self.score += 1;
        } else {
            let tail = self.snake.pop_front().unwrap();
            self.covered.remove(&tail);
        }
        self.snake.push_back(head);
        self.over = !self.covered.insert(head);
        if self.over {
            -1
        } else {
            self.score
        }
    }
}

fn main() {
    let lines: Vec<String> = std::io::stdin().lines().map(|line| line.unwrap()).collect();
    let count: usize = lines[2].trim().parse().unwrap();
    let numbers = |line: &String| line.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let food = lines[3..3 + count].iter().map(numbers).collect();
    let mut game = SnakeGame::new(lines[0].trim().parse().unwrap(), lines[1].trim().parse().unwrap(), food);
    let mut answers = vec!["null".to_string()];
    for call in lines[4 + count..].iter().filter(|line| !line.trim().is_empty()) {
        let direction = call.split_whitespace().nth(1).unwrap().to_string();
        answers.push(game.make_a_move(direction).to_string());
    }
    println!("[{}]", answers.join(","));
}
