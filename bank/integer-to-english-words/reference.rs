//! A number is read in groups of three digits, each read alike and followed by the name of its place.
//! Groups of zeros are silent, and so the number 0 needs a word of its own.
// Each word stands at the place of its number; nothing is said for 0.
const SMALL: &str = " One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen \
                     Sixteen Seventeen Eighteen Nineteen";
const TENS: &str = "  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety";

impl Solution {
    pub fn number_to_words(num: i32) -> String {
        if num == 0 {
            return "Zero".to_string();
        }
        let small: Vec<&str> = SMALL.split(' ').collect();
        let tens: Vec<&str> = TENS.split(' ').collect();
        let mut words = Vec::new();
        for (place, name) in [(1_000_000_000, "Billion"), (1_000_000, "Million"), (1000, "Thousand"), (1, "")] {
            let group = (num / place % 1000) as usize;
            if group == 0 {
                continue;
            }
            if group >= 100 {
                words.extend([small[group / 100], "Hundred"]);
            }
            match group % 100 {
                two_digits @ 20.. => words.extend([tens[two_digits / 10], small[two_digits % 10]]),
                few => words.push(small[few]),
            }
            words.push(name);
        }
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }
}
