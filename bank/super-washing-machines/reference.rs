//! Across each gap the surplus of one side must pass, one dress a move, and a machine gives away at most one dress a
//! move. The greatest of these needs is enough: in every move, all machines that still have to give can do so without
//! a conflict.
impl Solution {
    pub fn find_min_moves(machines: Vec<i32>) -> i32 {
        let n = machines.len() as i64;
        let total: i64 = machines.iter().map(|&x| x as i64).sum();
        if total % n != 0 {
            return -1;
        }
        let (mut passed, mut moves) = (0i64, 0i64);
        for &x in &machines {
            let surplus = x as i64 - total / n;
            passed += surplus;
            moves = moves.max(surplus).max(passed.abs());
        }
        moves as i32
    }
}
