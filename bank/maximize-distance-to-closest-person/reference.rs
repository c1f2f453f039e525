//! Between two persons the best seat is in the middle of the gap, and half the distance of the two is left. Before the
//! first and after the last person it is the outermost seat, with the whole distance.
impl Solution {
    pub fn max_dist_to_closest(seats: Vec<i32>) -> i32 {
        let taken: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat] == 1).collect();
        let ends = taken[0].max(seats.len() - 1 - taken[taken.len() - 1]);
        taken.windows(2).fold(ends, |best, pair| best.max((pair[1] - pair[0]) / 2)) as i32
    }
}
