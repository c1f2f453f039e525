//! The first account with an address stands for it, and every later account with that address joins its group.
//! So two accounts are in one group exactly if a chain of common addresses leads from one to the other.
use std::collections::{BTreeSet, HashMap};

fn head(leader: &mut [usize], mut account: usize) -> usize {
    while leader[account] != account {
        leader[account] = leader[leader[account]];
        account = leader[account];
    }
    account
}

impl Solution {
    pub fn accounts_merge(accounts: Vec<Vec<String>>) -> Vec<Vec<String>> {
        let mut leader: Vec<usize> = (0..accounts.len()).collect();
        let mut first: HashMap<&str, usize> = HashMap::new();
        for (place, account) in accounts.iter().enumerate() {
            for mail in &account[1..] {
                let owner = *first.entry(mail).or_insert(place);
                let (one, other) = (head(&mut leader, owner), head(&mut leader, place));
                leader[one] = other;
            }
        }
        let mut mails: Vec<BTreeSet<&str>> = vec![BTreeSet::new(); accounts.len()];
        for (mail, place) in first {
            mails[head(&mut leader, place)].insert(mail);
        }
        let groups = accounts.iter().zip(mails).filter(|(_, group)| !group.is_empty());
        groups.map(|(account, group)| std::iter::once(&*account[0]).chain(group).map(String::from).collect()).collect()
    }
}
