//! The rules depend on the ages only, and there are 120 of them, so it is enough to know how many persons have each
//! age. In a pair of the same age a person has one partner less, as a person sends no request to themself.
impl Solution {
    pub fn num_friend_requests(ages: Vec<i32>) -> i32 {
        let mut persons = [0; 121];
        for age in ages {
            persons[age as usize] += 1;
        }
        let mut requests = 0;
        for x in 1..=120 {
            // No y that is at most x is above 100 if x is below 100, so the third rule follows from the second.
            for y in (1..=x).filter(|y| 2 * y > x + 14) {
                requests += persons[x] * (persons[y] - i32::from(x == y));
            }
        }
        requests
    }
}
