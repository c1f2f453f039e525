//! Frames of replies, and those that are refused.

use ojkit_judge::replies::*;
use ojkit_model::verdict::Verdict;

#[test]
fn a_frame_is_taken_when_it_is_whole_and_refused_when_it_is_another() {
    let good = [15, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, b'x', 2, 0, 0, 0x80, b'n', b'o'];
    let mut replies = Replies::default();
    for end in 0..good.len() {
        assert_eq!(replies.receive(&good[..end], 2), Received::Partly);
    }
    assert_eq!(replies.receive(&good, 3), Received::Broken);
    assert_eq!(replies.receive(&[&good[..], &[0]].concat(), 2), Received::Broken);
    assert!(replies.is_empty());
    assert_eq!(replies.receive(&good, 2), Received::Whole);
    assert_eq!(replies.get(0), Reply::Answer(b"x"));
    assert_eq!(replies.get(1), Reply::Failed { verdict: Verdict::RunTimeError, message: "no", by_clock: false });
}

#[test]
fn lengths_that_lie_are_refused() {
    let mut replies = Replies::default();
    assert_eq!(replies.receive(&[255, 255, 255, 255, 1], 1), Received::Broken);
    assert_eq!(replies.receive(&[3, 0, 0, 0], 1), Received::Broken);
    // An answer that is longer than its frame, and a frame that is longer than its answers.
    assert_eq!(replies.receive(&[9, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, b'x'], 1), Received::Broken);
    assert_eq!(replies.receive(&[10, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, b'x', b'y'], 1), Received::Broken);
    assert!(replies.is_empty());
}
