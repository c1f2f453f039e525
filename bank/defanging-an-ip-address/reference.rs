//! Only the periods change, and each of them in the same way. The replacement is longer than a period, so a new text
//! is made.
impl Solution {
    pub fn defang_i_paddr(address: String) -> String {
        address.replace('.', "[.]")
    }
}
