//! Read as links from place to value, the array is a path from place 0 which must run into a circle, as nothing
//! leads to 0. Two links enter the circle at its start, so that place is the value which is there twice; two
//! walkers find it (Floyd).
impl Solution {
    pub fn find_duplicate(nums: Vec<i32>) -> i32 {
        let next = |place: usize| nums[place] as usize;
        let (mut slow, mut fast) = (next(0), next(next(0)));
        while slow != fast {
            slow = next(slow);
            fast = next(next(fast));
        }
        // From where they meet it is as far to the start of the circle as from place 0, up to whole rounds.
        slow = 0;
        while slow != fast {
            slow = next(slow);
            fast = next(fast);
        }
        slow as i32
    }
}
