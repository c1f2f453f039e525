//! The last two items fix the whole sequence before them, since the item before is their difference. So the length for
//! a pair is one more than that of the pair before it, which two pointers find for all pairs with the same last item.
impl Solution {
    pub fn len_longest_fib_subseq(arr: Vec<i32>) -> i32 {
        let n = arr.len();
        // By the places of the last item and of the one before it.
        let mut length = vec![vec![2; n]; n];
        let mut longest = 0;
        for last in 2..n {
            let (mut first, mut middle) = (0, last - 1);
            while first < middle {
                let rest = arr[last] - arr[middle];
                if rest == arr[first] {
                    length[last][middle] = length[middle][first] + 1;
                    longest = longest.max(length[last][middle]);
                }
                // An equal sum lets both pointers move, one after the other.
                if arr[first] < rest {
                    first += 1;
                } else {
                    middle -= 1;
                }
            }
        }
        longest
    }
}
