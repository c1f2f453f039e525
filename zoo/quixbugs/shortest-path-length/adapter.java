class Solution {
    public int shortest_path_length(int n, int[][] edges, int start, int goal) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            nodes.add(new Node("" + i));
        }
        Map<List<Node>, Integer> length_by_edge = new HashMap<>();
        for (int[] edge : edges) {
            nodes.get(edge[0]).getSuccessors().add(nodes.get(edge[1]));
            length_by_edge.put(Arrays.asList(nodes.get(edge[0]), nodes.get(edge[1])), edge[2]);
        }
        int length = SHORTEST_PATH_LENGTH.shortest_path_length(length_by_edge, nodes.get(start), nodes.get(goal));
        return length == Integer.MAX_VALUE ? -1 : length;
    }
}
