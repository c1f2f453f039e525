//! The bits are added from the end as on paper, with a carry of at most one, and missing bits count as zero.
//! A last carry is a bit of its own, so no leading zero arises.
impl Solution {
    pub fn add_binary(a: String, b: String) -> String {
        let mut x = a.bytes().rev();
        let mut y = b.bytes().rev();
        let mut bits = Vec::new();
        let mut carry = 0;
        loop {
            let (p, q) = (x.next(), y.next());
            if p.is_none() && q.is_none() && carry == 0 {
                break;
            }
            let sum = carry + (p.unwrap_or(b'0') - b'0') + (q.unwrap_or(b'0') - b'0');
            bits.push((b'0' + sum % 2) as char);
            carry = sum / 2;
        }
        bits.iter().rev().collect()
    }
}
