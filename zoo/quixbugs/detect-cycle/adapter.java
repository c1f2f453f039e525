class Solution {
    public boolean detect_cycle(int n, int pos) {
        Node[] nodes = new Node[n];
        for (int i = 0; i < n; i++) {
            nodes[i] = new Node("" + i);
        }
        for (int i = 0; i < n; i++) {
            int next = i + 1 < n ? i + 1 : pos;
            nodes[i].setSuccessor(next < 0 ? null : nodes[next]);
        }
        return DETECT_CYCLE.detect_cycle(nodes[0]);
    }
}
