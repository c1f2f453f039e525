// Wrong: calls it a draw when 2 n turns have gone by: there are wins that take longer.

pub struct Solution;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let n = graph.len();
        let mut known = vec![vec![vec![None; n]; n]; 2 * n];
        play(&graph, &mut known, 0, 1, 2)
    }
}

type Known = Vec<Vec<Vec<Option<i32>>>>;

/// The result from here; `turns` have gone by.
fn play(graph: &[Vec<i32>], known: &mut Known, turns: usize, mouse: usize, cat: usize) -> i32 {
    if mouse == 0 {
        return 1;
    }
    if mouse == cat {
        return 2;
    }
    if turns == known.len() {
        return 0;
    }
    if let Some(end) = known[turns][mouse][cat] {
        return end;
    }
    let cat_moves = turns % 2 == 1;
    let (mover, other) = if cat_moves { (2, 1) } else { (1, 2) };
    let mut ends = Vec::new();
    for &next in &graph[if cat_moves { cat } else { mouse }] {
        if !cat_moves {
            ends.push(play(graph, known, turns + 1, next as usize, cat));
        } else if next != 0 {
            ends.push(play(graph, known, turns + 1, mouse, next as usize));
        }
    }
    let end = [mover, 0, other].into_iter().find(|end| ends.contains(end)).unwrap_or(0);
    known[turns][mouse][cat] = Some(end);
    end
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("as many numbers as the lengths say");
    let graph = (0..next()).map(|_| (0..next()).map(|_| next()).collect()).collect();
    println!("{}", Solution::cat_mouse_game(graph));
}
