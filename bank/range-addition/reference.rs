//! An update changes the step from one element to the next in two places only, where it begins and behind its end.
//! The elements are the sums of all steps up to them; their sizes stay within 10^7.
impl Solution {
    pub fn get_modified_array(length: i32, updates: Vec<Vec<i32>>) -> Vec<i32> {
        let length = length as usize;
        let mut array = vec![0; length + 1];
        for update in updates {
            array[update[0] as usize] += update[2];
            array[update[1] as usize + 1] -= update[2];
        }
        array.truncate(length);
        for i in 1..length {
            array[i] += array[i - 1];
        }
        array
    }
}
