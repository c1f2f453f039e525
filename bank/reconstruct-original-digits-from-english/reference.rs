//! Some digits have a letter that no other has (z, w, u, x, g); without them the same is true of the rest in turn.
//! So the counts of ten letters give the counts of all digits, one after another.
impl Solution {
    pub fn original_digits(s: String) -> String {
        let mut letter = [0i32; 128];
        for c in s.bytes() {
            letter[c as usize] += 1;
        }
        let of = |c: char| letter[c as usize];
        let mut count = [0i32; 10];
        count[0] = of('z');
        count[2] = of('w');
        count[4] = of('u');
        count[6] = of('x');
        count[8] = of('g');
        count[1] = of('o') - count[0] - count[2] - count[4];
        count[3] = of('h') - count[8];
        count[5] = of('f') - count[4];
        count[7] = of('s') - count[6];
        count[9] = of('i') - count[5] - count[6] - count[8];
        (0..10).map(|d| d.to_string().repeat(count[d].max(0) as usize)).collect()
    }
}
