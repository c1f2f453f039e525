//! The two forms have different marks between their parts, so at most one can fit; each part is judged for itself.
//! A part of the first form has at most three digits, which keeps its value small before it is compared.
impl Solution {
    pub fn valid_ip_address(query_ip: String) -> String {
        let decimal = |part: &str| {
            (1..=3).contains(&part.len())
                && part.bytes().all(|c| c.is_ascii_digit())
                && (part == "0" || !part.starts_with('0'))
                && part.parse::<i32>().unwrap() <= 255
        };
        let hexadecimal = |part: &str| (1..=4).contains(&part.len()) && part.bytes().all(|c| c.is_ascii_hexdigit());
        let kind = if query_ip.split('.').count() == 4 && query_ip.split('.').all(decimal) {
            "IPv4"
        } else if query_ip.split(':').count() == 8 && query_ip.split(':').all(hexadecimal) {
            "IPv6"
        } else {
            "Neither"
        };
        kind.to_string()
    }
}
