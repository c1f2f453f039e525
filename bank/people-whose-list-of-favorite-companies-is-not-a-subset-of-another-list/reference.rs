//! A list is a subset of exactly those lists that are among the people of each of its companies.
//! At most 100 people fit into the bits of one number, and for a person to be kept only the own bit may be left.
use std::collections::HashMap;

impl Solution {
    pub fn people_indexes(favorite_companies: Vec<Vec<String>>) -> Vec<i32> {
        let mut fans: HashMap<&str, u128> = HashMap::new();
        for (person, companies) in favorite_companies.iter().enumerate() {
            for company in companies {
                *fans.entry(company).or_default() |= 1 << person;
            }
        }
        let common = |companies: &Vec<String>| companies.iter().fold(u128::MAX, |all, company| all & fans[&**company]);
        let alone = |(companies, person): (&Vec<String>, i32)| (common(companies) == 1 << person).then_some(person);
        favorite_companies.iter().zip(0..).filter_map(alone).collect()
    }
}
