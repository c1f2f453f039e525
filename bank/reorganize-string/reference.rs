//! The letters are laid out in groups on every second place, the largest group first, and then on the places between.
//! A group that wraps around would touch itself only if it had more than half of the places, rounded up.
impl Solution {
    pub fn reorganize_string(s: String) -> String {
        let mut groups = [(0, b'a'); 26];
        for (group, letter) in groups.iter_mut().zip(b'a'..) {
            *group = (s.bytes().filter(|&b| b == letter).count(), letter);
        }
        groups.sort_unstable_by(|x, y| y.cmp(x));
        let size = s.len();
        if groups[0].0 > size.div_ceil(2) {
            return String::new();
        }
        let letters = groups.iter().flat_map(|&(count, letter)| std::iter::repeat_n(letter, count));
        let places = (0..size).step_by(2).chain((1..size).step_by(2));
        let mut text = vec![b' '; size];
        for (place, letter) in places.zip(letters) {
            text[place] = letter;
        }
        String::from_utf8(text).unwrap()
    }
}
