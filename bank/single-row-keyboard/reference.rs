//! The finger always goes straight from one key to the next, and the first way begins at index 0. So the time is the
//! sum of the differences of neighboring indices.
impl Solution {
    pub fn calculate_time(keyboard: String, word: String) -> i32 {
        let mut index_of = [0; 256];
        for (index, key) in (0..).zip(keyboard.bytes()) {
            index_of[usize::from(key)] = index;
        }
        let path: Vec<i32> = std::iter::once(0).chain(word.bytes().map(|key| index_of[usize::from(key)])).collect();
        path.windows(2).map(|way| (way[1] - way[0]).abs()).sum()
    }
}
