//! Trees and lists.

use super::samples::{answered, closed, one};

#[test]
fn a_tree_is_told_in_words_with_its_depth_and_figure() {
    let words = |parameter: &str, text: &str| one(parameter, text).words;
    assert_eq!(
        words("root: TreeNode", "[3,9,20,null,null,15,7]"),
        "tree of 5 nodes, depth 3, full: 3, 9, 20, 15, 7 in level order"
    );
    assert_eq!(words("root: TreeNode", "[1,2,3]"), "tree of 3 nodes, depth 2, perfect: 1, 2, 3 in level order");
    assert_eq!(words("root: TreeNode", "[1,null,2]"), "tree of 2 nodes, depth 2, chain: 1, 2 in level order");
    assert_eq!(
        words("root: NaryNode", "[1,null,3,2,4,null,5,6]"),
        "tree of 6 nodes, depth 3: 1, 3, 2, 4, 5, 6 in level order"
    );
    assert_eq!(
        words("parent: integer[]", "[-1,0,0,1]"),
        "tree of 4 nodes, depth 3, complete: 0, 1, 2, 3 in level order"
    );
}

#[test]
fn parents_that_make_no_tree_are_bars() {
    for parents in ["[-1,2,1]", "[-1,-1]", "[5,0]"] {
        assert!(!one("parent: integer[]", parents).words.contains("tree"), "{parents}");
    }
}

#[test]
fn both_trees_are_in_one_picture_place_by_place() {
    let picture = answered("TreeNode", "[4,7,2,9]", "[4,2,2,null,5]");
    let differs = "; 1 value not as expected: 2 instead of 7; 1 value missing: 9; 1 value too many: 5";
    assert!(picture.words.ends_with(differs), "{}", picture.words);
    let svg = picture.file();
    assert_eq!(svg.matches("class=\"p-ring\"").count(), 2);
    assert_eq!(svg.matches("class=\"p-node p-missing\"").count(), 1);
    assert!(svg.contains(">(7)<"), "{svg}");
}

#[test]
fn a_list_says_where_it_closes() {
    let picture = closed("[3,2,0,-4]", "1");
    assert_eq!(picture.words, "list of 4 nodes whose last node leads back to index 1: 3, 2, 0, -4");
    assert_eq!(picture.file().matches("p-head\"").count(), 4);
    assert_eq!(closed("[3,2]", "-1").words, "list of 2 nodes: 3, 2");
}

/// The middles of a picture's nodes, from left to right as they were written.
fn middles(svg: &str) -> Vec<f64> {
    let number = |text: &str, name: &str| -> f64 {
        let from = text.find(name).expect("an attribute") + name.len();
        text[from..].split('"').next().expect("its end").parse().expect("a number")
    };
    let nodes = svg.split("<rect ").filter(|part| part.contains("class=\"p-node"));
    nodes.map(|part| number(part, "x=\"") + number(part, "width=\"") / 2.0).collect()
}

#[test]
fn a_parent_is_over_the_middle_of_its_children_and_a_lone_child_to_its_side() {
    let of = |text: &str| middles(&one("root: TreeNode", text).file());
    let both = of("[1,2,3,4,5]");
    assert!((both[0] - (both[1] + both[2]) / 2.0).abs() < 0.2, "{both:?}");
    assert!((both[1] - (both[3] + both[4]) / 2.0).abs() < 0.2, "{both:?}");
    let (left, right) = (of("[1,2]"), of("[1,null,2]"));
    assert!(left[1] < left[0] - 10.0 && right[1] > right[0] + 10.0, "{left:?} {right:?}");
    let several = middles(&one("root: NaryNode", "[1,null,2,3,4]").file());
    assert!((several[0] - several[2]).abs() < 0.2, "{several:?}");
}
