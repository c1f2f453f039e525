//! Each value moves right by the number of zeros before it. From the end to the beginning no value that is still needed
//! is overwritten, and values that would stand after the end are left out.
impl Solution {
    pub fn duplicate_zeros(arr: &mut Vec<i32>) {
        let size = arr.len();
        let mut zeros = arr.iter().filter(|&&x| x == 0).count();
        for i in (0..size).rev() {
            let value = arr[i];
            let end = i + zeros;
            if value == 0 {
                zeros -= 1;
            }
            for place in (i + zeros..=end).take_while(|&place| place < size) {
                arr[place] = value;
            }
        }
    }
}
