class Solution {
    public List<List<String>> powerset(List<String> arr) {
        List<List<String>> subsets = new ArrayList<>();
        for (Object subset : POWERSET.powerset(new ArrayList<>(arr))) {
            List<String> one = new ArrayList<>();
            for (Object item : (ArrayList) subset) {
                one.add((String) item);
            }
            subsets.add(one);
        }
        return subsets;
    }
}
