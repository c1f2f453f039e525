//! The first place matters most, so it gets the smallest digit that the swaps can bring there, the nearest of equal
//! ones. The way of a digit is as long as the number of digits before it that are not taken yet.
impl Solution {
    pub fn min_integer(num: String, k: i32) -> String {
        let digits = num.as_bytes();
        let n = digits.len();
        // The places of each digit, the first one last, and how many digits are taken, as sums of a Fenwick tree.
        let mut places = vec![Vec::new(); 10];
        for place in (0..n).rev() {
            places[usize::from(digits[place] - b'0')].push(place);
        }
        let mut taken = vec![0; n + 1];
        let mut swaps = k as usize;
        let mut smallest = String::with_capacity(n);
        for _ in 0..n {
            let (digit, way) = places
                .iter()
                .enumerate()
                .filter_map(|(digit, queue)| queue.last().map(|&place| (digit, place)))
                .map(|(digit, place)| {
                    let (mut sum, mut index) = (0, place);
                    while index > 0 {
                        sum += taken[index];
                        index &= index - 1;
                    }
                    (digit, place - sum)
                })
                .find(|&(_, way)| way <= swaps)
                .unwrap();
            swaps -= way;
            smallest.push(char::from(b'0' + digit as u8));
            let mut index = places[digit].pop().unwrap() + 1;
            while index <= n {
                taken[index] += 1;
                index += index & index.wrapping_neg();
            }
        }
        smallest
    }
}
