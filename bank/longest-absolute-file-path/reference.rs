//! A line continues the path of the last line that is one level higher, so for each level only the length of its newest
//! path is kept, with the slash behind it. Only a file, whose name has a dot, gives an answer.
impl Solution {
    pub fn length_longest_path(input: String) -> i32 {
        let mut before = vec![0];
        let mut longest = 0;
        for line in input.split('\n') {
            let name = line.trim_start_matches('\t');
            let depth = line.len() - name.len();
            let length = before[depth] + name.len();
            if name.contains('.') {
                longest = longest.max(length);
            }
            before.truncate(depth + 1);
            before.push(length + 1);
        }
        longest as i32
    }
}
