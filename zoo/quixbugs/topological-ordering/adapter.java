class Solution {
    public List<Integer> topological_ordering(int n, int[][] edges) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            nodes.add(new Node("" + i));
        }
        for (int[] edge : edges) {
            nodes.get(edge[0]).getSuccessors().add(nodes.get(edge[1]));
            nodes.get(edge[1]).getPredecessors().add(nodes.get(edge[0]));
        }
        List<Integer> order = new ArrayList<>();
        for (Node node : TOPOLOGICAL_ORDERING.topological_ordering(nodes)) {
            order.add(Integer.parseInt(node.getValue()));
        }
        return order;
    }
}
