// Wrong: the formula for an endless board: near a corner the knight must go around, from (0, 0) to (1, 1) in four
// moves, not two.

pub struct Solution;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let n = positions.len();
        // Place n is the start.
        let mut places = positions;
        places.push(vec![kx, ky]);
        let between: Vec<Vec<i32>> =
            places.iter().map(|from| places.iter().map(|to| moves(from, to)).collect()).collect();
        // best[gone][at]: all moves still to come when these pawns are gone and the knight stands at the last of them.
        let mut best = vec![vec![0; n + 1]; 1 << n];
        for gone in (0..(1 << n) - 1_usize).rev() {
            let alice = gone.count_ones() % 2 == 0;
            for at in 0..=n {
                let capture = |pawn: usize| between[at][pawn] + best[gone | 1 << pawn][pawn];
                let captures = (0..n).filter(|pawn| gone >> pawn & 1 == 0).map(capture);
                best[gone][at] = if alice { captures.max() } else { captures.min() }.unwrap_or(0);
            }
        }
        best[0][n]
    }
}

/// A knight's moves between two cells of an endless board.
fn moves(from: &[i32], to: &[i32]) -> i32 {
    let (a, b) = ((from[0] - to[0]).abs(), (from[1] - to[1]).abs());
    let (long, short) = (a.max(b), a.min(b));
    match (long, short) {
        (1, 0) => 3,
        (2, 2) => 4,
        _ => {
            let ahead = long - short;
            ahead - 2 * (ahead - short).div_euclid(if short > ahead { 3 } else { 4 })
        }
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers: Vec<i32> = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number")).collect();
    let positions = numbers[3..].chunks(2).map(<[i32]>::to_vec).collect();
    println!("{}", Solution::max_moves(numbers[0], numbers[1], positions));
}
