//! A visit counts for the domain itself and for what comes after each of its dots.
//! These texts are all the subdomains there are, so their sums are the whole answer.
use std::collections::BTreeMap;

impl Solution {
    pub fn subdomain_visits(cpdomains: Vec<String>) -> Vec<String> {
        let mut visits: BTreeMap<&str, u32> = BTreeMap::new();
        for (number, domain) in cpdomains.iter().filter_map(|pair| pair.split_once(' ')) {
            let parents = std::iter::successors(Some(domain), |rest| rest.split_once('.').map(|parts| parts.1));
            let count: u32 = number.parse().unwrap_or(0);
            parents.for_each(|parent| *visits.entry(parent).or_default() += count);
        }
        visits.iter().map(|(domain, count)| format!("{count} {domain}")).collect()
    }
}
