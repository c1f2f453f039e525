//! A group of people whose balances add up to 0 needs one payment less than it has people, and payments that settle
//! all split them into such groups. So the most groups are wanted: of each set, by leaving out one person at a time.
impl Solution {
    pub fn min_transfers(transactions: Vec<Vec<i32>>) -> i32 {
        let mut balance = [0i32; 12];
        for t in &transactions {
            balance[t[0] as usize] -= t[2];
            balance[t[1] as usize] += t[2];
        }
        let open: Vec<i32> = balance.iter().copied().filter(|&b| b != 0).collect();
        let n = open.len();
        // The groups that are complete after some order of the people in the set.
        let mut groups = vec![0; 1 << n];
        for set in 1..1usize << n {
            let members = (0..n).filter(|i| set >> i & 1 == 1);
            let sum: i32 = members.clone().map(|i| open[i]).sum();
            groups[set] = members.map(|i| groups[set ^ (1 << i)]).max().unwrap() + (sum == 0) as i32;
        }
        n as i32 - groups[(1 << n) - 1]
    }
}
