//! Sums of squared digits stay below 1000 from the first one on, so they run into a cycle, and 1 is a cycle of its
//! own. Of two walkers, one twice as fast, the faster meets the slower inside the cycle: at 1 or elsewhere.
impl Solution {
    pub fn is_happy(n: i32) -> bool {
        fn next(n: i32) -> i32 {
            let (mut rest, mut sum) = (n, 0);
            while rest > 0 {
                sum += (rest % 10) * (rest % 10);
                rest /= 10;
            }
            sum
        }
        let (mut slow, mut fast) = (n, next(n));
        while slow != fast {
            slow = next(slow);
            fast = next(next(fast));
        }
        slow == 1
    }
}
