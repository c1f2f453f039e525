//! Letters and digits have to alternate, so their numbers differ by one at most, and the kind there is more of stands
//! at the first place, the third one and so on. Nothing else is demanded of the order.
impl Solution {
    pub fn reformat(s: String) -> String {
        let (mut more, mut fewer): (Vec<char>, Vec<char>) = s.chars().partition(char::is_ascii_digit);
        if more.len() < fewer.len() {
            std::mem::swap(&mut more, &mut fewer);
        }
        if more.len() - fewer.len() > 1 {
            return String::new();
        }
        let mut odd_places = fewer.into_iter();
        more.into_iter().flat_map(|sign| [Some(sign), odd_places.next()]).flatten().collect()
    }
}
