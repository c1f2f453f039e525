class Solution {
    public int[][] minimum_spanning_tree(int n, int[][] edges) {
        Map<Integer, Node> nodes = new HashMap<>();
        List<WeightedEdge> all = new ArrayList<>();
        for (int[] edge : edges) {
            for (int end = 0; end < 2; end++) {
                nodes.putIfAbsent(edge[end], new Node("" + edge[end]));
            }
            all.add(new WeightedEdge(nodes.get(edge[0]), nodes.get(edge[1]), edge[2]));
        }
        return MINIMUM_SPANNING_TREE.minimum_spanning_tree(all).stream()
            .map(edge -> new int[] {Integer.parseInt(edge.node1.getValue()), Integer.parseInt(edge.node2.getValue())})
            .toArray(int[][]::new);
    }
}
