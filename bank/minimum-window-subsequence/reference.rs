//! For each part of s2 from its beginning, the latest start of a window that ends here or earlier is known. It gives
//! the shortest window for every end in s1, and a later window only replaces one that is really longer.
impl Solution {
    pub fn min_window(s1: String, s2: String) -> String {
        let wanted = s2.as_bytes();
        // starts[j] is the latest start for the first j letters of s2.
        let mut starts: Vec<Option<usize>> = vec![None; wanted.len() + 1];
        let mut best = "";
        for (place, letter) in s1.bytes().enumerate() {
            starts[0] = Some(place);
            for j in (0..wanted.len()).rev() {
                if wanted[j] == letter {
                    starts[j + 1] = starts[j];
                }
            }
            if let Some(start) = starts[wanted.len()] {
                let window = &s1[start..=place];
                if best.is_empty() || window.len() < best.len() {
                    best = window;
                }
            }
        }
        best.to_string()
    }
}
