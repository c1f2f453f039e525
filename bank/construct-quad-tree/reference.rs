//! The places are listed level by level; a square is a leaf if its sum, from a table of sums of all corners, says that
//! its cells are equal. Each square takes constant time, so the time is that of reading the grid.
use std::collections::VecDeque;
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    // The numbers of rows and columns come first, and are the same.
    let n = words.next().unwrap();
    words.next();
    let mut sums = vec![vec![0usize; n + 1]; n + 1];
    for i in 0..n {
        for j in 0..n {
            sums[i + 1][j + 1] = words.next().unwrap() + sums[i][j + 1] + sums[i + 1][j] - sums[i][j];
        }
    }
    let mut places: Vec<Option<(usize, usize)>> = Vec::new();
    let mut queue = VecDeque::from([Some((0, 0, n))]);
    while let Some(square) = queue.pop_front() {
        let Some((i, j, size)) = square else {
            places.push(None);
            continue;
        };
        let ones = sums[i + size][j + size] + sums[i][j] - sums[i][j + size] - sums[i + size][j];
        if ones == 0 || ones == size * size {
            places.push(Some((1, (ones > 0) as usize)));
            queue.extend([None; 4]);
        } else {
            places.push(Some((0, 1)));
            let half = size / 2;
            queue.extend([(i, j), (i, j + half), (i + half, j), (i + half, j + half)].map(|(a, b)| Some((a, b, half))));
        }
    }
    while places.last() == Some(&None) {
        places.pop();
    }
    println!("{}", places.len());
    for place in places {
        match place {
            Some((leaf, value)) => println!("2\n{} {}", leaf, value),
            None => println!("0\n"),
        }
    }
}
