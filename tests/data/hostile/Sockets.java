public class Main {
    public static void main(String[] args) throws Exception {
        try {
            new java.net.ServerSocket(0);
        } catch (java.io.IOException refused) {
            return;
        }
        System.exit(9);
    }
}
