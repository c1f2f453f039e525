//! A part has at most three digits, so three short loops over the lengths of the first parts try
//! all addresses. What is left is the fourth part, and each part is tested alone.
impl Solution {
    pub fn restore_ip_addresses(s: String) -> Vec<String> {
        let n = s.len();
        let valid = |part: &str| match part.len() {
            1 => true,
            2 => !part.starts_with('0'),
            3 => !part.starts_with('0') && part <= "255",
            _ => false,
        };
        let mut out = Vec::new();
        for i in 1..n.min(4) {
            for j in i + 1..n.min(i + 4) {
                for k in j + 1..n.min(j + 4) {
                    let parts = [&s[..i], &s[i..j], &s[j..k], &s[k..]];
                    if parts.iter().all(|part| valid(part)) {
                        out.push(parts.join("."));
                    }
                }
            }
        }
        out
    }
}
