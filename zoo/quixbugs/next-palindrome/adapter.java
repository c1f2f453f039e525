class Solution {
    public ArrayList<Integer> next_palindrome(int[] digit_list) {
        ArrayList<Integer> digits = new ArrayList<>();
        for (char c : NEXT_PALINDROME.next_palindrome(digit_list).toCharArray()) {
            if (Character.isDigit(c)) {
                digits.add(c - '0');
            }
        }
        return digits;
    }
}
