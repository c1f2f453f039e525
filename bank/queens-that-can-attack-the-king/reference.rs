//! A queen attacks the king exactly when it is the first piece that is met from the king in one of the eight
//! directions. So each direction gives at most one queen.
impl Solution {
    pub fn queens_attackthe_king(queens: Vec<Vec<i32>>, king: Vec<i32>) -> Vec<Vec<i32>> {
        let mut taken = [[false; 8]; 8];
        for queen in &queens {
            taken[queen[0] as usize][queen[1] as usize] = true;
        }
        let first_queen = |direction: i32| {
            let (down, right) = (direction / 3 - 1, direction % 3 - 1);
            let line = (1..8).map(|steps| [king[0] + steps * down, king[1] + steps * right]);
            let mut inside = line.take_while(|place| place.iter().all(|at| (0..8).contains(at)));
            inside.find(|&[x, y]| taken[x as usize][y as usize]).map(Vec::from)
        };
        // The king's own square, direction 4, has no queen.
        (0..9).filter_map(first_queen).collect()
    }
}
