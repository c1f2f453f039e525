//! Equal numbers stand together, and a run of more than a quarter of the array cannot miss all of three places that
//! are spread evenly. So the number stands at one of them, and its first and last place are found by halving.
impl Solution {
    pub fn find_special_integer(arr: Vec<i32>) -> i32 {
        let quarter = arr.len() / 4;
        let often = |number: i32| {
            let start = arr.partition_point(|&other| other < number);
            let end = arr.partition_point(|&other| other <= number);
            end - start > quarter
        };
        let places = (quarter..arr.len()).step_by(quarter + 1);
        places.map(|place| arr[place]).find(|&number| often(number)).unwrap_or(arr[0])
    }
}
