class Solution {
    public int[][] hanoi(int height, int start, int end) {
        return HANOI.hanoi(height, start, end).stream().map(step -> new int[] {step.getFirst(), step.getSecond()}).toArray(int[][]::new);
    }
}
