class Solution {
    public List<String> shunting_yard(int[] numbers, String operators) {
        ArrayList<Object> tokens = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            tokens.add(numbers[i]);
            if (i < operators.length()) {
                tokens.add(operators.substring(i, i + 1));
            }
        }
        List<String> texts = new ArrayList<>();
        for (Object token : SHUNTING_YARD.shunting_yard(tokens)) {
            texts.add("" + token);
        }
        return texts;
    }
}
