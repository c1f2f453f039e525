//! Only the string that is cut may need its smaller direction: all others follow whole, so their greater direction is
//! best. So each string is cut at each place in both directions, and the greatest result is kept.
impl Solution {
    pub fn split_looped_string(strs: Vec<String>) -> String {
        let reversed = |s: &String| s.chars().rev().collect::<String>();
        let greater: Vec<String> = strs.iter().map(|s| reversed(s).max(s.clone())).collect();
        let mut best = String::new();
        for (i, s) in strs.iter().enumerate() {
            let others = greater[i + 1..].concat() + &greater[..i].concat();
            for way in [s.clone(), reversed(s)] {
                for cut in 0..way.len() {
                    let text = format!("{}{}{}", &way[cut..], others, &way[..cut]);
                    if text > best {
                        best = text;
                    }
                }
            }
        }
        best
    }
}
