//! Distances to the hole come from Dijkstra's search against the rolls; from the ball on, the smallest letter that
//! keeps the distance shortest is taken. No shortest path is the beginning of another, so this greedy choice is the
//! smallest.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn find_shortest_way(maze: Vec<Vec<i32>>, ball: Vec<i32>, hole: Vec<i32>) -> String {
        let (m, n) = (maze.len(), maze[0].len());
        let (from, to) = (ball[0] as usize * n + ball[1] as usize, hole[0] as usize * n + hole[1] as usize);
        let ways = [('d', 1, 0), ('l', 0, -1), ('r', 0, 1), ('u', -1, 0)];
        let mut rolls = vec![Vec::new(); m * n];
        let mut back = vec![Vec::new(); m * n];
        for at in (0..m * n).filter(|&at| maze[at / n][at % n] == 0 && at != to) {
            for &(letter, di, dj) in &ways {
                let (mut here, mut steps) = (at, 0u32);
                while here != to {
                    let (i, j) = ((here / n) as i32 + di, (here % n) as i32 + dj);
                    if i < 0 || j < 0 || i >= m as i32 || j >= n as i32 || maze[i as usize][j as usize] == 1 {
                        break;
                    }
                    here = i as usize * n + j as usize;
                    steps += 1;
                }
                if steps > 0 {
                    rolls[at].push((letter, here, steps));
                    back[here].push((at, steps));
                }
            }
        }
        let mut far = vec![u32::MAX; m * n];
        far[to] = 0;
        let mut heap = BinaryHeap::from([Reverse((0u32, to))]);
        while let Some(Reverse((d, at))) = heap.pop() {
            if d > far[at] {
                continue;
            }
            for &(before, steps) in &back[at] {
                if d + steps < far[before] {
                    far[before] = d + steps;
                    heap.push(Reverse((d + steps, before)));
                }
            }
        }
        if far[from] == u32::MAX {
            return "impossible".to_string();
        }
        let (mut path, mut at) = (String::new(), from);
        while at != to {
            let next = rolls[at].iter().find(|r| far[r.1] != u32::MAX && far[r.1] + r.2 == far[at]);
            let &(letter, here, _) = next.unwrap();
            path.push(letter);
            at = here;
        }
        path
    }
}
