//! For each open brace it is enough to know the words of its finished options and those of the option being read. A
//! letter and a closed brace both are sets of words, and each joins the option before it in the same way.
use std::collections::BTreeSet;

type Words = BTreeSet<String>;

fn joined(left: &Words, right: &Words) -> Words {
    left.iter().flat_map(|a| right.iter().map(move |b| format!("{a}{b}"))).collect()
}

impl Solution {
    pub fn brace_expansion_ii(expression: String) -> Vec<String> {
        let nothing = || Words::from([String::new()]);
        let mut outer: Vec<(Words, Words)> = Vec::new();
        let (mut finished, mut option) = (Words::new(), nothing());
        for sign in expression.chars() {
            match sign {
                '{' => outer.push((std::mem::take(&mut finished), std::mem::replace(&mut option, nothing()))),
                ',' => finished.append(&mut std::mem::replace(&mut option, nothing())),
                '}' => {
                    finished.append(&mut option);
                    let (before, left) = outer.pop().unwrap();
                    option = joined(&left, &finished);
                    finished = before;
                }
                letter => option = joined(&option, &Words::from([letter.to_string()])),
            }
        }
        option.into_iter().collect()
    }
}
