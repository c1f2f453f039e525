//! The text can be cut after a place only if no letter seen so far comes again later. Every such place is a right cut
//! on its own, so the most parts come from cutting at all of them.
impl Solution {
    pub fn partition_labels(s: String) -> Vec<i32> {
        let mut end = [0; 256];
        s.bytes().zip(1..).for_each(|(letter, place)| end[letter as usize] = place);
        let mut sizes = Vec::new();
        let (mut cut, mut reach) = (0, 0);
        for (place, letter) in (1..).zip(s.bytes()) {
            reach = end[letter as usize].max(reach);
            if reach == place {
                sizes.push(place - cut);
                cut = place;
            }
        }
        sizes
    }
}
