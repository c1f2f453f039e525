class Solution {
    public int[][] shortest_path_lengths(int n, int[][] edges) {
        Map<List<Integer>, Integer> length_by_edge = new HashMap<>();
        for (int[] edge : edges) {
            length_by_edge.put(Arrays.asList(edge[0], edge[1]), edge[2]);
        }
        Map<List<Integer>, Integer> lengths = SHORTEST_PATH_LENGTHS.shortest_path_lengths(n, length_by_edge);
        int[][] table = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int length = lengths.get(Arrays.asList(i, j));
                table[i][j] = length == 99999 ? 1000000 : length;
            }
        }
        return table;
    }
}
