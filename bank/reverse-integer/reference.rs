//! The remainders by ten give the digits from the end, and the remainder of a negative number has
//! its sign, so the sign needs no case. At most ten digits make a number that fits 64 bits, so the
//! range is tested once at the end.
impl Solution {
    pub fn reverse(x: i32) -> i32 {
        let (mut rest, mut turned) = (x as i64, 0i64);
        while rest != 0 {
            turned = turned * 10 + rest % 10;
            rest /= 10;
        }
        i32::try_from(turned).unwrap_or(0)
    }
}
