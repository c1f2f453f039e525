class Solution {
    public ListNode reverse_linked_list(ListNode node) {
        Node head = new Node();
        Node last = head;
        for (; node != null; node = node.next) {
            last.setSuccessor(new Node("" + node.val));
            last = last.getSuccessor();
        }
        ListNode first = new ListNode();
        ListNode end = first;
        for (Node one = REVERSE_LINKED_LIST.reverse_linked_list(head.getSuccessor()); one != null; one = one.getSuccessor()) {
            end.next = new ListNode(Integer.parseInt(one.getValue()));
            end = end.next;
        }
        return first.next;
    }
}
