//! Two numbers share a factor exactly if they share a prime, so it is enough to join each number with its own primes.
//! Numbers and primes are nodes of the same kind here: the node of a prime is that number, given or not.
fn leader(groups: &mut [usize], mut node: usize) -> usize {
    while groups[node] != node {
        groups[node] = groups[groups[node]];
        node = groups[node];
    }
    node
}

impl Solution {
    pub fn largest_component_size(nums: Vec<i32>) -> i32 {
        let size = nums.iter().map(|&num| num as usize + 1).max().unwrap_or(0);
        let mut given = vec![false; size];
        for num in nums {
            given[num as usize] = true;
        }
        let mut groups: Vec<usize> = (0..size).collect();
        let mut composite = vec![false; size];
        for prime in 2..size {
            if composite[prime] {
                continue;
            }
            for multiple in (prime..size).step_by(prime) {
                composite[multiple] = true;
                if given[multiple] {
                    let (one, other) = (leader(&mut groups, prime), leader(&mut groups, multiple));
                    groups[one] = other;
                }
            }
        }
        let mut members = vec![0; size];
        for num in (0..size).filter(|&num| given[num]) {
            members[leader(&mut groups, num)] += 1;
        }
        members.into_iter().max().unwrap_or(0)
    }
}
