//! The root of such a number has at most 9 digits, so it is a palindrome made from a first half below 100,000.
//! All these roots, of even and of odd length, are squared and the squares are checked.
impl Solution {
    pub fn superpalindromes_in_range(left: String, right: String) -> i32 {
        let range = left.parse::<u64>().unwrap()..=right.parse::<u64>().unwrap();
        // The digits of the second number reversed and put after the first one.
        let mirrored = |mut number: u64, mut digits: u64| {
            while digits > 0 {
                number = number * 10 + digits % 10;
                digits /= 10;
            }
            number
        };
        let roots = (1..100_000).flat_map(|half| [mirrored(half, half / 10), mirrored(half, half)]);
        let squares = roots.filter(|&root| root < 1_000_000_000).map(|root| root * root);
        squares.filter(|&square| range.contains(&square) && mirrored(0, square) == square).count() as i32
    }
}
