class Solution {
    public int[] shortest_paths(int n, int[][] edges) {
        Map<List<String>, Integer> weight_by_edge = new HashMap<>();
        for (int[] edge : edges) {
            weight_by_edge.put(Arrays.asList("" + edge[0], "" + edge[1]), edge[2]);
        }
        Map<String, Integer> weights = SHORTEST_PATHS.shortest_paths("0", weight_by_edge);
        int[] all = new int[n];
        for (int i = 0; i < n; i++) {
            all[i] = weights.get("" + i);
        }
        return all;
    }
}
