//! When the event is covered up to a time, the best next clip is the one that ends last of all that start at this time
//! or before. Any other choice covers less with as many clips.
impl Solution {
    pub fn video_stitching(clips: Vec<Vec<i32>>, time: i32) -> i32 {
        let mut clips = clips;
        clips.sort_unstable();
        let mut clips = clips.into_iter().peekable();
        let (mut covered, mut last_end) = (0, 0);
        for used in 0.. {
            if covered >= time {
                return used;
            }
            while let Some(clip) = clips.next_if(|clip| clip[0] <= covered) {
                last_end = last_end.max(clip[1]);
            }
            if last_end == covered {
                return -1;
            }
            covered = last_end;
        }
        unreachable!("each clip covers more")
    }
}
