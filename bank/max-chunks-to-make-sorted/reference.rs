//! A chunk may end at a place exactly if the numbers up to it are those that belong there, 0 to this place. They are
//! different, so this is the case when their sum, which cannot be less, is that of the places.
impl Solution {
    pub fn max_chunks_to_sorted(arr: Vec<i32>) -> i32 {
        let mut too_much = 0;
        let balanced = |(place, number): (i32, i32)| {
            too_much += number - place;
            too_much == 0
        };
        (0..).zip(arr).map(balanced).filter(|&ends| ends).count() as i32
    }
}
