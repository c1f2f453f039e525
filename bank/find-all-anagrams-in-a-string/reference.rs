//! An anagram has the same letters equally often, so the counts of a window as long as p are compared with those of p.
//! The window moves by one letter at a time; the number of letters whose counts differ tells when they agree.
impl Solution {
    pub fn find_anagrams(s: String, p: String) -> Vec<i32> {
        let (s, p) = (s.as_bytes(), p.as_bytes());
        let mut surplus = [0i32; 128];
        for &c in p {
            surplus[c as usize] -= 1;
        }
        let mut differing = surplus.iter().filter(|&&x| x != 0).count();
        let mut starts = Vec::new();
        for i in 0..s.len() {
            let mut change = |c: u8, by: i32| {
                let x = &mut surplus[c as usize];
                differing -= (*x != 0) as usize;
                *x += by;
                differing += (*x != 0) as usize;
            };
            change(s[i], 1);
            if i >= p.len() {
                change(s[i - p.len()], -1);
            }
            if differing == 0 {
                starts.push((i + 1 - p.len()) as i32);
            }
        }
        starts
    }
}
