// Top down over the set of pawns that are left and where the knight stands. Distances spread from each pawn in layers,
// so that one table per pawn answers for every place, the start included.

use std::collections::HashMap;

pub struct Solution;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let tables: Vec<Vec<i32>> = positions.iter().map(|pawn| layers(pawn[0], pawn[1])).collect();
        let cells: Vec<usize> = positions.iter().map(|pawn| (pawn[0] * 50 + pawn[1]) as usize).collect();
        let left = (1 << positions.len()) - 1;
        let mut known = HashMap::new();
        total(&tables, &cells, left, (kx * 50 + ky) as usize, true, &mut known)
    }
}

/// All moves still to come when the pawns in `left` are left and the knight stands on this cell.
fn total(
    tables: &[Vec<i32>],
    cells: &[usize],
    left: u32,
    knight: usize,
    alice: bool,
    known: &mut HashMap<(u32, usize), i32>,
) -> i32 {
    if left == 0 {
        return 0;
    }
    if let Some(&moves) = known.get(&(left, knight)) {
        return moves;
    }
    let mut best = if alice { 0 } else { i32::MAX };
    for pawn in (0..cells.len()).filter(|pawn| left >> pawn & 1 == 1) {
        let moves = tables[pawn][knight] + total(tables, cells, left ^ 1 << pawn, cells[pawn], !alice, known);
        best = if alice { best.max(moves) } else { best.min(moves) };
    }
    known.insert((left, knight), best);
    best
}

/// The knight's distance of every cell (50 x + y) from one: what the layer before can reach, layer after layer.
fn layers(x: i32, y: i32) -> Vec<i32> {
    let mut moves = vec![-1; 2500];
    let mut layer = vec![(x, y)];
    for distance in 0.. {
        layer.retain(|&(x, y)| {
            (0..50).contains(&x) && (0..50).contains(&y) && {
                let cell = &mut moves[(x * 50 + y) as usize];
                let new = *cell < 0;
                if new {
                    *cell = distance;
                }
                new
            }
        });
        if layer.is_empty() {
            break;
        }
        let steps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
        layer = layer.iter().flat_map(|&(x, y)| steps.map(|(a, b)| (x + a, y + b))).collect();
    }
    moves
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers: Vec<i32> = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number")).collect();
    let positions = numbers[3..].chunks(2).map(<[i32]>::to_vec).collect();
    println!("{}", Solution::max_moves(numbers[0], numbers[1], positions));
}
