class Solution {
    public double rpn_eval(String[] tokens) {
        ArrayList<Object> all = new ArrayList<>();
        for (String token : tokens) {
            if (Character.isDigit(token.charAt(0))) {
                all.add(Double.valueOf(token));
            } else {
                all.add(token);
            }
        }
        return RPN_EVAL.rpn_eval(all);
    }
}
