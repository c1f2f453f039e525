//! What a record allows next depends only on its absences (0 or 1) and its last late days (0 to 2), so a day is a
//! step between six states. The steps of n days are a power of one matrix, which squaring reaches in about log n
//! products.
const MOD: u64 = 1_000_000_007;
type Matrix = [[u64; 6]; 6];

impl Solution {
    pub fn check_record(n: i32) -> i32 {
        let mut step: Matrix = [[0; 6]; 6];
        for absent in 0..2 {
            for late in 0..3 {
                let state = absent * 3 + late;
                step[state][absent * 3] += 1;
                if late < 2 {
                    step[state][state + 1] += 1;
                }
                if absent == 0 {
                    step[state][3] += 1;
                }
            }
        }
        let mut power: Matrix = [[0; 6]; 6];
        for (i, row) in power.iter_mut().enumerate() {
            row[i] = 1;
        }
        let mut left = n;
        while left > 0 {
            if left & 1 == 1 {
                power = Self::product(&power, &step);
            }
            step = Self::product(&step, &step);
            left >>= 1;
        }
        (power[0].iter().sum::<u64>() % MOD) as i32
    }

    fn product(a: &Matrix, b: &Matrix) -> Matrix {
        let mut c = [[0; 6]; 6];
        for i in 0..6 {
            for j in 0..6 {
                c[i][j] = (0..6).map(|k| a[i][k] * b[k][j] % MOD).sum::<u64>() % MOD;
            }
        }
        c
    }
}
