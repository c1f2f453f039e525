//! As soon as one person has a group, all others that are joined to this one by dislikes have no choice. So each such
//! set is filled from any of its people, and it fails only if two in the same group dislike each other.
impl Solution {
    pub fn possible_bipartition(n: i32, dislikes: Vec<Vec<i32>>) -> bool {
        let mut others = vec![Vec::new(); n as usize + 1];
        for pair in &dislikes {
            others[pair[0] as usize].push(pair[1] as usize);
            others[pair[1] as usize].push(pair[0] as usize);
        }
        let mut group: Vec<Option<bool>> = vec![None; others.len()];
        let mut open = Vec::new();
        for start in 1..others.len() {
            if group[start].is_none() {
                group[start] = Some(true);
                open.push(start);
            }
            while let Some(person) = open.pop() {
                let opposite = group[person].map(|side| !side);
                for &other in &others[person] {
                    if group[other].is_none() {
                        group[other] = opposite;
                        open.push(other);
                    }
                }
            }
        }
        dislikes.iter().all(|pair| group[pair[0] as usize] != group[pair[1] as usize])
    }
}
