//! A stack gives the last thing put on it, so children are put on it from the last to the first, and the first comes
//! next. All below a child is visited before its next sibling, which lies deeper in the stack.
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    // behind the count: the root, a null, and the groups of children, each ended by a null
    let mut items = input.split_whitespace().skip(1);
    let mut values: Vec<&str> = items.next().into_iter().collect();
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); values.len()];
    let mut parent = 0;
    for item in items.skip(1) {
        if item == "null" {
            parent += 1;
        } else {
            children[parent].push(values.len());
            children.push(Vec::new());
            values.push(item);
        }
    }
    let mut stack: Vec<usize> = (0..values.len().min(1)).collect();
    let mut order = Vec::with_capacity(values.len());
    while let Some(node) = stack.pop() {
        order.push(values[node]);
        stack.extend(children[node].iter().rev());
    }
    println!("{}\n{}", order.len(), order.join(" "));
}
