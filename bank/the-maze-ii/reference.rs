//! Places where the ball can stop are the nodes of a graph, with a roll's length as the weight of its edge.
//! Lengths are positive, so Dijkstra's search gives the shortest distance to the destination as a stop.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn shortest_distance(maze: Vec<Vec<i32>>, start: Vec<i32>, destination: Vec<i32>) -> i32 {
        let (m, n) = (maze.len() as i32, maze[0].len() as i32);
        let free = |i: i32, j: i32| i >= 0 && j >= 0 && i < m && j < n && maze[i as usize][j as usize] == 0;
        let mut best = vec![vec![i32::MAX; n as usize]; m as usize];
        best[start[0] as usize][start[1] as usize] = 0;
        let mut heap = BinaryHeap::from([Reverse((0, start[0], start[1]))]);
        while let Some(Reverse((d, i, j))) = heap.pop() {
            if i == destination[0] && j == destination[1] {
                return d;
            }
            if d > best[i as usize][j as usize] {
                continue;
            }
            for (a, b) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let (mut x, mut y, mut far) = (i, j, d);
                while free(x + a, y + b) {
                    x += a;
                    y += b;
                    far += 1;
                }
                let known = &mut best[x as usize][y as usize];
                if far < *known {
                    *known = far;
                    heap.push(Reverse((far, x, y)));
                }
            }
        }
        -1
    }
}
