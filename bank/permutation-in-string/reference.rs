//! A permutation is told by its letters' counts, so windows of the length of s1 are compared by counts alone.
//! From one window to the next two counts change, and the number of letters that differ is kept up to date.
impl Solution {
    pub fn check_inclusion(s1: String, s2: String) -> bool {
        let (a, b) = (s1.as_bytes(), s2.as_bytes());
        // how many more of a letter the window has than s1
        let mut more = [0i32; 128];
        for &c in a {
            more[c as usize] -= 1;
        }
        let mut wrong = more.iter().filter(|&&x| x != 0).count() as i32;
        for i in 0..b.len() {
            let mut change = |c: u8, by: i32| {
                let x = &mut more[c as usize];
                wrong += (*x == 0) as i32;
                *x += by;
                wrong -= (*x == 0) as i32;
            };
            change(b[i], 1);
            if i >= a.len() {
                change(b[i - a.len()], -1);
            }
            if wrong == 0 {
                return true;
            }
        }
        false
    }
}
