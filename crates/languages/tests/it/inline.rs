//! Which files are inlined.

use ojkit_languages::inline::*;

#[test]
fn places_of_other_files_are_put_right_and_the_authors_own_stay() {
    let places = vec![(10, "lib/dsu.rs".into(), 3), (20, "lib/b.rs".into(), 1)];
    let whole = Whole { places, ..Whole::default() };
    let said = " --> a.rs:4:1\n --> a.rs:12:7\n --> a.rs:20:1\nb.rs:15:2";
    assert_eq!(whole.placed("a.rs", said), " --> a.rs:4:1\n --> lib/dsu.rs:5:7\n --> lib/b.rs:1:1\nb.rs:15:2");
}
