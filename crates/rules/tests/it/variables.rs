//! What a variable of a problem is called.

use ojkit_rules::expr::variables::*;

/// How many orders of so many nodes there are, with a node as the last place.
fn shapes(places: &Places, left: usize) -> usize {
    let after = |node: bool| {
        let mut next = places.clone();
        next.fill(node);
        next
    };
    let nodes = match (places.take_node(), left) {
        (false, _) => 0,
        (true, 1) => 1,
        (true, _) => shapes(&after(true), left - 1),
    };
    nodes + if places.take_nothing(left as u64) { shapes(&after(false), left) } else { 0 }
}

#[test]
fn there_are_as_many_trees_as_catalan_numbers_say() {
    let counted = |is_binary| [1, 2, 3, 4, 5].map(|nodes| shapes(&Places::new(is_binary, None), nodes));
    assert_eq!(counted(true), [1, 2, 5, 14, 42]);
    assert_eq!(counted(false), [1, 1, 2, 5, 14]);
}

#[test]
fn bounded_trees_are_as_many_as_their_halves_say() {
    /// Binary trees of so many nodes and so high at most: a root, and one tree on each side.
    fn halves(nodes: usize, most: u32) -> usize {
        match (nodes, most) {
            (0, _) => 1,
            (_, 0) => 0,
            _ => (0..nodes).map(|left| halves(left, most - 1) * halves(nodes - 1 - left, most - 1)).sum(),
        }
    }
    for most in 1..5 {
        for nodes in (1..7).filter(|&nodes| halves(nodes, most) > 0) {
            assert_eq!(shapes(&Places::new(true, Some(most)), nodes), halves(nodes, most), "{nodes} {most}");
        }
    }
    // One below another in every way, or all below the root.
    assert_eq!([2, 3, 4].map(|most| shapes(&Places::new(false, Some(most)), 4)), [1, 4, 5]);
}
