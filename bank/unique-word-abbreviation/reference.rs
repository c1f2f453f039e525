//! For each abbreviation it is enough to know the one word that has it, or that several different ones do.
//! A word is unique where nobody has its abbreviation, or nobody but itself.
use std::collections::HashMap;

struct ValidWordAbbr {
    owners: HashMap<String, Option<String>>,
}

impl ValidWordAbbr {
    fn new(dictionary: Vec<String>) -> Self {
        let mut owners: HashMap<String, Option<String>> = HashMap::new();
        for word in dictionary {
            let owner = owners.entry(Self::short(&word)).or_insert_with(|| Some(word.clone()));
            if owner.as_ref() != Some(&word) {
                *owner = None;
            }
        }
        ValidWordAbbr { owners }
    }

    fn is_unique(&self, word: String) -> bool {
        self.owners.get(&Self::short(&word)).map_or(true, |owner| owner.as_ref() == Some(&word))
    }

    fn short(word: &str) -> String {
        let n = word.len();
        if n <= 2 {
            return word.to_string();
        }
        format!("{}{}{}", &word[..1], n - 2, &word[n - 1..])
    }
}
