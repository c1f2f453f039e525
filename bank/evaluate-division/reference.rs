//! Within a component every variable is a multiple of one root, so a quotient is that of two multiples.
//! Breadth-first search from each unseen variable finds them, and no path joins different components.
use std::collections::HashMap;

impl Solution {
    pub fn calc_equation(equations: Vec<Vec<String>>, values: Vec<f64>, queries: Vec<Vec<String>>) -> Vec<f64> {
        let mut near: HashMap<&str, Vec<(&str, f64)>> = HashMap::new();
        for (pair, &v) in equations.iter().zip(&values) {
            near.entry(&pair[0]).or_default().push((&pair[1], 1.0 / v));
            near.entry(&pair[1]).or_default().push((&pair[0], v));
        }
        let mut size: HashMap<&str, (usize, f64)> = HashMap::new();
        for (root, &start) in near.keys().enumerate() {
            if size.contains_key(start) {
                continue;
            }
            size.insert(start, (root, 1.0));
            let mut queue = vec![start];
            let mut head = 0;
            while head < queue.len() {
                let a = queue[head];
                head += 1;
                let of_a = size[a].1;
                for &(b, factor) in &near[a] {
                    if !size.contains_key(b) {
                        size.insert(b, (root, of_a * factor));
                        queue.push(b);
                    }
                }
            }
        }
        let answer = |q: &Vec<String>| match (size.get(q[0].as_str()), size.get(q[1].as_str())) {
            (Some(c), Some(d)) if c.0 == d.0 => c.1 / d.1,
            _ => -1.0,
        };
        queries.iter().map(answer).collect()
    }
}
