//! The three words of a date have fixed meanings, and the name of the month is one of twelve in their order.
//! Every day ends with two letters, so what is before them is its number.
impl Solution {
    pub fn reformat_date(date: String) -> String {
        const MONTHS: &str = "JanFebMarAprMayJunJulAugSepOctNovDec";
        let words: Vec<&str> = date.split(' ').collect();
        let day = &words[0][..words[0].len() - 2];
        let month = MONTHS.find(words[1]).unwrap() / 3 + 1;
        format!("{}-{month:02}-{day:0>2}", words[2])
    }
}
