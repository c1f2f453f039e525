class Solution {
    public boolean breadth_first_search(int n, int[][] edges, int start, int goal) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            nodes.add(new Node("" + i));
        }
        for (int[] edge : edges) {
            nodes.get(edge[0]).getSuccessors().add(nodes.get(edge[1]));
        }
        return BREADTH_FIRST_SEARCH.breadth_first_search(nodes.get(start), nodes.get(goal));
    }
}
