//! For a stretch with some boxes of its first colour waiting before it, the first box is either removed with them
//! now, or waits until the boxes up to a later one of its colour are gone. Every order of removals does one of these,
//! so the best is found.
impl Solution {
    pub fn remove_boxes(boxes: Vec<i32>) -> i32 {
        let n = boxes.len();
        // best[l][r][k]: the most for the boxes l..r with k boxes of the colour of l before them; 0 for none
        let mut best = vec![vec![vec![0i32; n]; n + 1]; n + 1];
        for length in 1..=n {
            for l in 0..=n - length {
                let r = l + length;
                for k in 0..=l {
                    let count = k as i32 + 1;
                    let mut most = count * count + best[l + 1][r][0];
                    for m in l + 1..r {
                        if boxes[m] == boxes[l] {
                            most = most.max(best[l + 1][m][0] + best[m][r][k + 1]);
                        }
                    }
                    best[l][r][k] = most;
                }
            }
        }
        best[0][n][0]
    }
}
