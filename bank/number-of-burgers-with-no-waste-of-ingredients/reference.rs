//! Every burger takes one slice of cheese, and two slices of tomato besides two more for a jumbo. So the tomatoes
//! beyond two for each cheese have to come in pairs, and there must be a burger for each of these pairs.
impl Solution {
    pub fn num_of_burgers(tomato_slices: i32, cheese_slices: i32) -> Vec<i32> {
        let extra = tomato_slices - 2 * cheese_slices;
        let jumbo = extra / 2;
        if extra % 2 == 0 && (0..=cheese_slices).contains(&jumbo) {
            vec![jumbo, cheese_slices - jumbo]
        } else {
            Vec::new()
        }
    }
}
