//! From the lowest person on, those who are not placed yet are at least as high, so k of the free places stay before
//! this one; of equal height the larger k goes first, as the others stand before it. A tree of counts finds the place.
impl Solution {
    pub fn reconstruct_queue(mut people: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        people.sort_by_key(|p| (p[0], -p[1]));
        let n = people.len();
        let size = n.next_power_of_two();
        // free[v] is the number of free places below node v; the leaves begin at `size`.
        let mut free = vec![0i32; 2 * size];
        for leaf in free[size..size + n].iter_mut() {
            *leaf = 1;
        }
        for v in (1..size).rev() {
            free[v] = free[2 * v] + free[2 * v + 1];
        }
        let mut queue = vec![Vec::new(); n];
        for person in people {
            let mut before = person[1];
            let mut v = 1;
            free[1] -= 1;
            while v < size {
                v *= 2;
                if free[v] <= before {
                    before -= free[v];
                    v += 1;
                }
                free[v] -= 1;
            }
            queue[v - size] = person;
        }
        queue
    }
}
