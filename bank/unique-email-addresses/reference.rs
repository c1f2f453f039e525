//! An address is settled by the letters of its local name before the first plus and by its domain as it is. So a set of
//! these pairs has one entry for each address that receives mail.
use std::collections::HashSet;

impl Solution {
    pub fn num_unique_emails(emails: Vec<String>) -> i32 {
        let receivers: HashSet<(String, &str)> = emails
            .iter()
            .filter_map(|email| email.split_once('@'))
            .map(|(local, domain)| {
                let letters = local.chars().take_while(|&sign| sign != '+').filter(|&sign| sign != '.');
                (letters.collect(), domain)
            })
            .collect();
        receivers.len() as i32
    }
}
