// Every line of play with its whole history, straight from the rules: a position that came up before is a draw.
// Exponential.

pub struct Solution;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        play(&graph, &mut Vec::new(), (0, 1, 2))
    }
}

/// The result from this position (turn, mouse, cat) after this history.
fn play(graph: &[Vec<i32>], history: &mut Vec<(i32, i32, i32)>, position: (i32, i32, i32)) -> i32 {
    let (turn, mouse, cat) = position;
    if mouse == 0 {
        return 1;
    }
    if mouse == cat {
        return 2;
    }
    if history.contains(&position) {
        return 0;
    }
    history.push(position);
    let (mover, other) = (turn + 1, 2 - turn);
    let mut best = None;
    for &next in &graph[if turn == 0 { mouse } else { cat } as usize] {
        let end = match turn {
            0 => play(graph, history, (1, next, cat)),
            _ if next == 0 => continue,
            _ => play(graph, history, (0, mouse, next)),
        };
        if best.is_none_or(|best| end == mover || best == other) {
            best = Some(end);
        }
        if end == mover {
            break;
        }
    }
    history.pop();
    best.unwrap_or(0)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("as many numbers as the lengths say");
    let graph = (0..next()).map(|_| (0..next()).map(|_| next()).collect()).collect();
    println!("{}", Solution::cat_mouse_game(graph));
}
