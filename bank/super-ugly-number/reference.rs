//! Every such number but 1 is a prime times a smaller such number, so each prime goes through the numbers found so far
//! and offers the next product; the least offer is the next number. Offers are computed in 64 bits.
impl Solution {
    pub fn nth_super_ugly_number(n: i32, primes: Vec<i32>) -> i32 {
        let mut found: Vec<i64> = vec![1];
        let mut at = vec![0; primes.len()];
        let mut offer: Vec<i64> = primes.iter().map(|&p| p as i64).collect();
        while found.len() < n as usize {
            let next = *offer.iter().min().unwrap();
            found.push(next);
            for (i, &p) in primes.iter().enumerate() {
                // all that offer it move on, so that it comes once
                if offer[i] == next {
                    at[i] += 1;
                    offer[i] = found[at[i]] * p as i64;
                }
            }
        }
        found[n as usize - 1] as i32
    }
}
