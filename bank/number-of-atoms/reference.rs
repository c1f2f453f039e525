//! Read from its end, the formula gives each count before the atom or the group that it belongs to. So the product of
//! the counts of all open groups is known at every atom, and a stack gives the former product back at each '('.
use std::collections::BTreeMap;

impl Solution {
    pub fn count_of_atoms(formula: String) -> String {
        let mut amounts: BTreeMap<&str, i64> = BTreeMap::new();
        let mut products = vec![1_i64];
        // The places where the digits and the letters that were read last end.
        let mut digits_end = formula.len();
        let mut name_end = formula.len();
        for (i, byte) in formula.bytes().enumerate().rev() {
            let count = || formula[name_end..digits_end].parse().unwrap_or(1);
            match byte {
                b'0'..=b'9' => {
                    name_end = i;
                    continue;
                }
                b'a'..=b'z' => continue,
                b')' => products.push(products[products.len() - 1] * count()),
                b'(' => {
                    products.pop();
                }
                _ => *amounts.entry(&formula[i..name_end]).or_default() += products[products.len() - 1] * count(),
            }
            digits_end = i;
            name_end = i;
        }
        amounts
            .into_iter()
            .map(|(name, amount)| if amount == 1 { name.to_string() } else { format!("{name}{amount}") })
            .collect()
    }
}
