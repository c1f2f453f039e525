//! Only students in adjacent columns see each other, so the seats of even and of odd columns are the two sides of a
//! graph. There the most vertices without an edge are all of them less the greatest number of disjoint edges.
fn assign(seat: usize, visible: &[Vec<usize>], partner: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for &other in &visible[seat] {
        if std::mem::replace(&mut tried[other], true) {
            continue;
        }
        if partner[other].is_none_or(|rival| assign(rival, visible, partner, tried)) {
            partner[other] = Some(seat);
            return true;
        }
    }
    false
}

impl Solution {
    pub fn max_students(seats: Vec<Vec<char>>) -> i32 {
        let rows = seats.iter().enumerate();
        let usable: Vec<(usize, usize)> =
            rows.flat_map(|(i, row)| (0..row.len()).filter(|&j| row[j] == '.').map(move |j| (i, j))).collect();
        let sees = |a: (usize, usize), b: (usize, usize)| a.0.abs_diff(b.0) < 2 && a.1.abs_diff(b.1) == 1;
        let list = |&seat| (0..usable.len()).filter(|&other| sees(seat, usable[other])).collect();
        let visible: Vec<Vec<usize>> = usable.iter().map(list).collect();
        let mut partner = vec![None; usable.len()];
        let even = (0..usable.len()).filter(|&seat| usable[seat].1 % 2 == 0);
        let pairs = even.filter(|&seat| assign(seat, &visible, &mut partner, &mut vec![false; usable.len()])).count();
        (usable.len() - pairs) as i32
    }
}
