class Solution {
    public List<List<Integer>> subsequences(int a, int b, int k) {
        List<List<Integer>> all = new ArrayList<>();
        for (Object one : SUBSEQUENCES.subsequences(a, b, k)) {
            List<Integer> numbers = new ArrayList<>();
            for (Object number : (ArrayList) one) {
                numbers.add((Integer) number);
            }
            all.add(numbers);
        }
        return all;
    }
}
