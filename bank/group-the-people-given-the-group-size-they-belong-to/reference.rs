//! People of one size can be grouped in any way, so each joins the open group of this size, which closes when it is
//! full. As there is an answer, the people of each size fill their groups, and none stays open.
impl Solution {
    pub fn group_the_people(group_sizes: Vec<i32>) -> Vec<Vec<i32>> {
        let mut open: Vec<Vec<i32>> = vec![Vec::new(); group_sizes.len() + 1];
        let mut full = Vec::new();
        for (person, size) in (0..).zip(group_sizes) {
            let group = &mut open[size as usize];
            group.push(person);
            if group.len() == size as usize {
                full.push(std::mem::take(group));
            }
        }
        full
    }
}
