//! With the prefix of one text and the suffix of the other, the outer letters must agree as far as both parts reach.
//! Once one part has ended, both ends of what is left come from one text, so its middle must be a palindrome by itself.
impl Solution {
    pub fn check_palindrome_formation(a: String, b: String) -> bool {
        let (a, b) = (a.as_bytes(), b.as_bytes());
        let joined = |front: &[u8], back: &[u8]| {
            let half = front.len() / 2;
            let outer = front.iter().zip(back.iter().rev()).take(half).take_while(|(x, y)| x == y).count();
            [front, back].iter().any(|text| {
                let middle = &text[outer..text.len() - outer];
                middle.iter().eq(middle.iter().rev())
            })
        };
        joined(a, b) || joined(b, a)
    }
}
