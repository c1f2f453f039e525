//! Four letters take two bits each, so ten of them are a number below 2^20, and the next sequence follows by one
//! shift. A table counts these numbers; a sequence is given when its number comes for the second time, so it is given
//! once.
impl Solution {
    pub fn find_repeated_dna_sequences(s: String) -> Vec<String> {
        let mut seen = vec![0u8; 1 << 20];
        let mut repeated = Vec::new();
        let mut code = 0;
        for (i, letter) in s.bytes().enumerate() {
            let digit = b"ACGT".iter().position(|&other| other == letter).unwrap_or(0);
            code = (code << 2 | digit) & ((1 << 20) - 1);
            if i >= 9 {
                seen[code] = (seen[code] + 1).min(3);
                if seen[code] == 2 {
                    repeated.push(s[i - 9..=i].to_string());
                }
            }
        }
        repeated
    }
}
