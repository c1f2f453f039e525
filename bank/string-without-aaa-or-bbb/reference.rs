//! The rarer letter separates the others, and as long as there are too many of them they come in twos.
//! Then both come in turn, and at most two of the more frequent one are left for the end.
impl Solution {
    pub fn str_without3a3b(a: i32, b: i32) -> String {
        let (more, most) = if a > b { ("a", a as usize) } else { ("b", b as usize) };
        let (less, least) = if a > b { ("b", b as usize) } else { ("a", a as usize) };
        let twos = least.min(most - least);
        let pairs = least - twos;
        let mut text = [more, more, less].concat().repeat(twos);
        text += &[more, less].concat().repeat(pairs);
        text + &more.repeat(most - 2 * twos - pairs)
    }
}
