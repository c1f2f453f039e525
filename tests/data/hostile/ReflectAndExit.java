public class Main {
    public static void main(String[] args) throws Exception {
        java.io.File here = new java.io.File(System.getProperty("java.class.path"));
        System.exit(here.getParentFile().list() == null ? 0 : 9);
    }
}
