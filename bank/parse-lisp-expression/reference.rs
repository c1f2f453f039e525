//! Each variable has a stack of values, and the top one belongs to the innermost scope that assigns it.
//! A let takes its own values off again when it ends, so every other expression finds the stacks as they were.
use std::collections::HashMap;

struct Program<'a> {
    words: Vec<&'a str>,
    at: usize,
    values: HashMap<&'a str, Vec<i64>>,
}

impl<'a> Program<'a> {
    fn take(&mut self) -> &'a str {
        self.at += 1;
        self.words[self.at - 1]
    }

    fn value(&mut self) -> i64 {
        let word = self.take();
        if word != "(" {
            return word.parse().unwrap_or_else(|_| self.values[word][self.values[word].len() - 1]);
        }
        let result = match self.take() {
            "add" => self.value() + self.value(),
            "mult" => self.value() * self.value(),
            _ => {
                let mut names = Vec::new();
                // Only the last expression is followed by the end.
                while self.words[self.at] != "(" && self.words[self.at + 1] != ")" {
                    let name = self.take();
                    let value = self.value();
                    self.values.entry(name).or_default().push(value);
                    names.push(name);
                }
                let inner = self.value();
                for name in names {
                    self.values.get_mut(name).map(Vec::pop);
                }
                inner
            }
        };
        self.take();
        result
    }
}

impl Solution {
    pub fn evaluate(expression: String) -> i32 {
        let spaced = expression.replace('(', "( ").replace(')', " )");
        let words = spaced.split(' ').collect();
        Program { words, at: 0, values: HashMap::new() }.value() as i32
    }
}
